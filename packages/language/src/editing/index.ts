export { type CheckMemory, createCheckMemory, type StoredChecks } from "./check-memory.ts";
export {
  createEditingEngine,
  type EditingEngineSettings,
  type EditingModel,
} from "./create-engine.ts";
export {
  applyEdits,
  type Dialect,
  type Edit,
  type EditableParagraph,
  objectPlaceholder,
  type Span,
} from "./edit.ts";
export type { EditingChoices, EditingEngine, EditingRequest } from "./engine.ts";
export { type FirstLanguage, firstLanguages } from "./first-language/first-language.ts";
export { type ModelFailureCode, modelFailureOf } from "./model/model-failure.ts";
export { type ModelNotes, takingNotes } from "./model/notes.ts";
export type { ShorteningNotes } from "./model/shortening.ts";
export { type EditCategory, type EditReason, editReasons } from "./reasons.ts";
