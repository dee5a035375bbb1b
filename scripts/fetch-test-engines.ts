import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { apertiumInstallation } from "@curie/draft-translation";
import { installMissing } from "@curie/language/installation";
import { installNeuralRuntime } from "@curie/language/translation";
import { fetchProgressOn } from "../apps/cli/src/fetch-progress.ts";

/**
 * `npm run test:engines`, and the beginning of `npm test`: fetches what some tests need and no test
 * fetches: Apertium, and the library that runs models. Without them these tests are not run and say so.
 */
const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), "node_modules", ".cache");
const progress = fetchProgressOn(process.stderr);

const apertium = apertiumInstallation({ folder: join(cache, "curie-apertium") });
progress.start(apertium.engine, apertium.source);
const failures = await installMissing(apertium, new AbortController().signal, {
  onProgress: ({ name }, share) => progress.progress(name, share),
});
for (const { failure } of failures) progress.end(failure.message);

progress.start("local-neural", "Transformers.js from the npm registry");
await installNeuralRuntime({
  folder: join(cache, "curie-neural"),
  npm: process.env.npm_execpath,
  onProgress: (share) => progress.progress("local-neural", share),
});
progress.end("The engines are in node_modules/.cache.");
process.exitCode = failures.length === 0 ? 0 : 1;
