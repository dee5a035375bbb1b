import type { SourceLanguage } from "../engine.ts";

/** A translation model in the layout of the Hugging Face hub, converted for Transformers.js. */
export type NeuralModel = {
  /** Name on the hub, such as `Xenova/opus-mt-es-en`. */
  id: string;
  /** Branch, tag or commit; a commit never changes. */
  revision: string;
  /** How its numbers are stored, which chooses its files: `q8` is a quarter of `fp32`. */
  precision: "fp32" | "q8";
  /** Languages as a model of many languages calls them; a model of one pair needs none. */
  languages?: { source: string; target: string };
  /** SHA-256 of files, as hexadecimal digits, where the operator knows them. */
  checksums?: Readonly<Record<string, string>>;
};

export type NeuralModels = Readonly<Partial<Record<SourceLanguage, NeuralModel>>>;

/** Opus-MT of the University of Helsinki (CC BY 4.0); the last translates all Romance languages. */
export const opusModels: NeuralModels = {
  zh_CN: { id: "Xenova/opus-mt-zh-en", revision: "main", precision: "q8" },
  es_ES: { id: "Xenova/opus-mt-es-en", revision: "main", precision: "q8" },
  pt_BR: { id: "Xenova/opus-mt-ROMANCE-en", revision: "main", precision: "q8" },
};

/** Files of a model by their place in its folder. */
export function filesOf({ precision }: NeuralModel): { path: string; isOptional: boolean }[] {
  const suffix = precision === "q8" ? "_quantized" : "";
  return [
    { path: "config.json", isOptional: false },
    { path: "generation_config.json", isOptional: true },
    { path: "tokenizer.json", isOptional: false },
    { path: "tokenizer_config.json", isOptional: false },
    { path: `onnx/encoder_model${suffix}.onnx`, isOptional: false },
    { path: `onnx/decoder_model_merged${suffix}.onnx`, isOptional: false },
  ];
}
