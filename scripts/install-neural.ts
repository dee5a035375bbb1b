import { join, resolve } from "node:path";
import {
  ensureModel,
  installNeuralRuntime,
  readNeuralSettings,
  type SourceLanguage,
} from "@curie/language/translation";

/**
 * `npm run neural -- [zh_CN] [es_ES] [pt_BR]`: installs the library for local translation models
 * into the data folder, and the models of the languages named. Models of other languages are
 * downloaded when first needed.
 */
const folder = join(resolve(process.env.CURIE_DATA_DIR ?? ".data"), "engines", "neural");
const { host, models } = readNeuralSettings(folder);
const wanted = process.argv.slice(2);
const unknown = wanted.find((language) => !(language in models));
if (unknown !== undefined) {
  console.error(
    `There is no model for ${unknown}; those known: ${Object.keys(models).join(", ")}.`,
  );
  process.exit(1);
}

try {
  await install();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Not installed: ${reason} (models come from ${host ?? "nowhere"})`);
  process.exit(1);
}

async function install(): Promise<void> {
  console.log("Installing the library …");
  const npm = process.env.npm_execpath;
  const library = await installNeuralRuntime({ folder, npm });
  console.log(`The library is in ${library}`);

  for (const language of wanted as SourceLanguage[]) {
    const model = models[language];
    if (!model) continue;
    let last = "";
    await ensureModel(model, {
      folder: join(folder, "models"),
      host,
      onProgress: ({ file, loaded, total }) => {
        const share = total ? `${Math.floor((loaded / total) * 10) * 10} %` : "";
        const line = `${model.id}/${file} ${share}`;
        if (line !== last) console.log(line);
        last = line;
      },
    });
  }
}
