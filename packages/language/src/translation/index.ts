export { createLlmClient, type LlmClient, type LlmSettings } from "../llm/client.ts";
export {
  createEngineChooser,
  type EngineChoice,
  type EngineChooser,
  type EngineWishes,
  rankEngines,
} from "./choose-engine.ts";
export { createDeeplEngine, type DeeplOptions } from "./deepl/deepl-engine.ts";
export {
  type EngineHealth,
  type SourceLanguage,
  type TranslationEngine,
  TranslationFailure,
  type TranslationFailureCode,
  type TranslationQuality,
  type TranslationRequest,
} from "./engine.ts";
export type { TranslationWarningCode } from "./judge-segment.ts";
export {
  createLibretranslateEngine,
  type LibretranslateOptions,
} from "./libretranslate/libretranslate-engine.ts";
export { createLlmEngine, type LlmEngineOptions } from "./llm/llm-engine.ts";
export { neuralInstallation } from "./neural/installation.ts";
export type { NeuralModel, NeuralModels } from "./neural/models.ts";
export { createNeuralEngine, type NeuralEngineOptions } from "./neural/neural-engine.ts";
export { installNeuralRuntime } from "./neural/runtime.ts";
export { type NeuralSettings, readNeuralSettings } from "./neural/settings.ts";
export { createServiceEngines, type ServiceSettings } from "./service-engines.ts";
export {
  type SegmentedRequest,
  type TranslatedSegments,
  type TranslationWarning,
  translateSegments,
} from "./translate-segments.ts";
export { untilAborted } from "./until-aborted.ts";
