// Writes down what the recogniser understands: node recognise.mjs JOB ANSWER
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [job, answer] = process.argv.slice(2);
const { library, models, lines } = JSON.parse(readFileSync(job));
const found = createRequire(`${library}/package.json`).resolve("@huggingface/transformers");
const { env, pipeline } = await import(pathToFileURL(found));
env.allowRemoteModels = false;
env.localModelPath = models;
const recognise = await pipeline("automatic-speech-recognition", "Xenova/whisper-small", { dtype: "q8" });
const understood = [];

async function heard(sound, language) {
  try {
    const { text } = await recognise(sound, { language, task: "transcribe", max_new_tokens: 80 });
    return text.trim();
  } catch (error) {
    // The library fails where nothing at all was understood.
    if (!error.message.includes("non-empty")) throw error;
    return "";
  }
}

for (const { path, language } of lines) {
  const raw = execFileSync("sox", [path, "-t", "f32", "-r", "16000", "-c", "1", "-", "pad", "0.3", "0.5"]);
  const sound = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
  understood.push(await heard(sound, language));
}
writeFileSync(answer, JSON.stringify(understood));
