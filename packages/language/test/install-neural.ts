import { installMissing } from "../src/translation/installation/installation.ts";
import { neuralInstallation } from "../src/translation/neural/installation.ts";

/** One of several processes that install on one data folder: prints what failed. */
const [folder = "", host = "", npm] = process.argv.slice(2);
const models = { es_ES: { id: "test/tiny", revision: "main", precision: "fp32" } } as const;
const installation = neuralInstallation({ folder, models, host, npm });
const failures = await installMissing(installation, new AbortController().signal);
console.log(JSON.stringify(failures.map(({ failure }) => failure.code)));
