import { join, resolve } from "node:path";
import { installMissing } from "@curie/language/installation";
import {
  neuralInstallation,
  readNeuralSettings,
  type SourceLanguage,
} from "@curie/language/translation";
import { fetchProgressOn } from "../apps/cli/src/fetch-progress.ts";

/**
 * `npm run neural -- [zh_CN] [es_ES] [pt_BR]`: installs the library for local translation models
 * into the data folder, and the models of the languages named; without any, of all.
 */
const folder = join(resolve(process.env.CURIE_DATA_DIR ?? ".data"), "engines", "neural");
const { host, models } = readNeuralSettings(folder);
const wanted = process.argv.slice(2);
const unknown = wanted.find((language) => !Object.hasOwn(models, language));
if (unknown !== undefined) {
  console.error(
    `There is no model for ${unknown}; those known: ${Object.keys(models).join(", ")}.`,
  );
  process.exit(1);
}

const languages = wanted.length === 0 ? undefined : (wanted as SourceLanguage[]);
const npm = process.env.npm_execpath;
const installation = neuralInstallation({ folder, host, models, languages, npm });
const progress = fetchProgressOn(process.stderr);
progress.start(installation.engine, installation.source);
const failures = await installMissing(installation, new AbortController().signal, {
  onProgress: ({ name }, share) => progress.progress(name, share),
  onInstalled: ({ name }) => progress.end(`${name} is installed.`),
});
for (const { part, failure } of failures) {
  progress.end(`${part.name} is not installed: ${failure.message}`);
}
process.exitCode = failures.length === 0 ? 0 : 1;
