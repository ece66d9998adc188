"""Names that people of each language have, and may have at one table."""

ORDINARY = {
    "pl": """
        Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Elżbieta Magdalena Zofia Hanna Julia
        Maja Zuzanna Lena Ola Asia Kasia Gosia Basia Jola Iza Ela Ala Ania Piotr Krzysztof Andrzej Jan
        Stanisław Tomasz Paweł Marcin Michał Marek Grzegorz Łukasz Adam Zbigniew Jakub Antoni Franciszek
        Aleksander Olek Janek Staś Jaś
    """,
    "pt_BR": """
        Maria Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda
        Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Iara José João Antônio Francisco Carlos
        Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Rodrigo Manoel
        Mateus André Caio Iago
    """,
    "it": """
        Maria Anna Giuseppina Rosa Angela Giovanna Teresa Lucia Carmela Caterina Francesca Antonietta Carla
        Elena Concetta Rita Sofia Giulia Aurora Alice Ginevra Emma Giorgia Ilaria Giuseppe Antonio Giovanni
        Mario Luigi Francesco Angelo Vincenzo Pietro Salvatore Carlo Franco Domenico Bruno Paolo Leonardo
        Tommaso Matteo Luca Ivo
    """,
    "nb": """
        Anne Inger Kari Marit Ingrid Liv Eva Berit Astrid Bjørg Hilde Anna Solveig Marianne Randi Ida Nina
        Maria Elisabeth Kristin Åse Øydis Silje Jan Per Bjørn Ole Lars Kjell Knut Arne Svein Thomas Hans
        Geir Tor Morten Terje Odd Erik Martin Andreas Rolf Jon Jonas Åge Øyvind Pål Espen Magnus Emil Iver
    """,
    "ru": """
        Анна Мария Елена Наталья Ольга Татьяна Ирина Екатерина Светлана Людмила Юлия Анастасия Галина Дарья
        София Алиса Полина Ксения Вера Надежда Любовь Оля Катя Маша Даша Лена Таня Настя Александр Сергей
        Дмитрий Алексей Андрей Владимир Михаил Иван Николай Евгений Павел Артём Игорь Олег Юрий Виктор Роман
        Максим Саша Миша Дима Коля
    """,
    "en": """
        Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Emily Emma
        Olivia Ava Amelia Isla Grace Ivy Lily James Robert John Michael David William Richard Joseph Thomas
        Charles Daniel Matthew Anthony Mark Donald Steven Paul Andrew Joshua Ian Alan Allan Neil Liam Noah
        Oliver Harry Will Bill Jill Al Max
    """,
}
