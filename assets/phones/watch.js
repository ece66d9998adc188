/* For browsers that can't read the scripts below: says so, in their language. Written so that each can read it. */
(function () {
  function complain() {
    if (window.shguiStarted) return;
    var texts = JSON.parse(document.getElementById("p-given").textContent).texts;
    var wanted = (navigator.language || "en").toLowerCase().replace("-", "_");
    var words = texts[wanted] || texts[wanted.split("_")[0]] || texts.en;
    var said = document.createElement("p");
    said.textContent = words.old_browser;
    document.getElementsByTagName("main")[0].appendChild(said);
  }
  window.addEventListener("load", complain);
})();
