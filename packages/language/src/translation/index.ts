export {
  type EngineHealth,
  type SourceLanguage,
  type TranslationEngine,
  TranslationFailure,
  type TranslationFailureCode,
  type TranslationQuality,
  type TranslationRequest,
} from "./engine.ts";
