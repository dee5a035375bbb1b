import {
  createEditingEngine,
  type EditingEngine,
  type EditingEngineSettings,
} from "@curie/language/editing";

/** Does the work with an engine that is closed afterwards, whatever comes of it. */
export async function withEditingEngine<Result>(
  settings: EditingEngineSettings,
  work: (engine: EditingEngine) => Promise<Result>,
): Promise<Result> {
  const engine = createEditingEngine(settings);
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}
