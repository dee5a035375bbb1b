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
  type SegmentedRequest,
  type TranslatedSegments,
  type TranslationWarning,
  translateSegments,
} from "./translate-segments.ts";
