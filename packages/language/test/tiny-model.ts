import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type OnnxNode, type OnnxValue, writeOnnx } from "./onnx-writer.ts";

/**
 * A translation model of a few kilobytes in the shape of Marian, which the real library loads and
 * runs like a large one. It translates word by word: the encoder looks up, for each word, a row
 * with the English word's place marked, and the decoder gives out one row after another.
 *
 * @param words English by source word; both in lower case, as the tokeniser splits at spaces
 */
export function writeTinyModel(folder: string, words: ReadonlyMap<string, string>): void {
  const vocabulary = vocabularyOf(words);
  const files: Record<string, Uint8Array | object> = {
    "onnx/encoder_model.onnx": encoder(vocabulary, words),
    "onnx/decoder_model_merged.onnx": decoder(vocabulary.length),
    "config.json": {
      model_type: "marian",
      architectures: ["MarianMTModel"],
      is_encoder_decoder: true,
      // Names of the library's sizes of the cache: one layer with one head of one number.
      d_model: 1,
      encoder_layers: 1,
      decoder_layers: 1,
      encoder_attention_heads: 1,
      decoder_attention_heads: 1,
      vocab_size: vocabulary.length,
      ...specialIds(vocabulary),
      max_length: 64,
    },
    "generation_config.json": { ...specialIds(vocabulary), max_length: 64, num_beams: 1 },
    "tokenizer_config.json": {
      tokenizer_class: "MarianTokenizer",
      unk_token: unknown,
      eos_token: end,
      pad_token: filler,
      model_max_length: 64,
    },
    "tokenizer.json": tokenizer(vocabulary),
  };
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content instanceof Uint8Array ? content : JSON.stringify(content));
  }
}

const unknown = "<unk>";
const end = "</s>";
const filler = "<pad>";
const wordStart = "▁";

function vocabularyOf(words: ReadonlyMap<string, string>): string[] {
  const pieces = [...words].flat().map((word) => wordStart + word);
  return [unknown, end, ...new Set(pieces), filler];
}

function specialIds(vocabulary: readonly string[]): object {
  const [eos, pad] = [vocabulary.indexOf(end), vocabulary.indexOf(filler)];
  return {
    eos_token_id: eos,
    forced_eos_token_id: eos,
    pad_token_id: pad,
    decoder_start_token_id: pad,
    bad_words_ids: [[pad]],
  };
}

/** last_hidden_state = table[input_ids]; a row is as wide as the vocabulary. */
function encoder(vocabulary: readonly string[], words: ReadonlyMap<string, string>): Uint8Array {
  const width = vocabulary.length;
  const table = new Float32Array(width * width).fill(-9);
  for (const [row, piece] of vocabulary.entries()) {
    const english = words.get(piece.slice(1));
    const meant = english === undefined ? row : vocabulary.indexOf(wordStart + english);
    table[row * width + meant] = 9;
  }
  return writeOnnx({
    inputs: [
      { name: "input_ids", type: "int64", dims: ["batch", "length"] },
      { name: "attention_mask", type: "int64", dims: ["batch", "length"] },
    ],
    outputs: [{ name: "last_hidden_state", type: "float", dims: ["batch", "length", width] }],
    constants: [{ name: "table", type: "float", dims: [width, width], values: table }],
    nodes: [{ operator: "Gather", inputs: ["table", "input_ids"], outputs: ["last_hidden_state"] }],
  });
}

/**
 * logits = encoder_hidden_states[:, step], where the step is the length of the cache of the decoder,
 * and never beyond the last row; each step makes that cache longer by one.
 */
function decoder(width: number): Uint8Array {
  const cache = (name: string): OnnxValue[] =>
    ["decoder", "encoder"].flatMap((side) =>
      ["key", "value"].map((kind): OnnxValue => {
        const own = `${name}.0.${side}.${kind}`;
        return { name: own, type: "float", dims: ["batch", 1, `${own} length`, 1] };
      }),
    );
  const step: OnnxNode[] = [
    { operator: "Shape", inputs: ["past_key_values.0.decoder.key"], outputs: ["cache shape"] },
    { operator: "Gather", inputs: ["cache shape", "axis 2"], outputs: ["cached"] },
    { operator: "Shape", inputs: ["encoder_hidden_states"], outputs: ["rows shape"] },
    { operator: "Gather", inputs: ["rows shape", "axis 1"], outputs: ["rows"] },
    { operator: "Sub", inputs: ["rows", "axis 1"], outputs: ["last row"] },
    { operator: "Min", inputs: ["cached", "last row"], outputs: ["step"] },
    {
      operator: "Gather",
      inputs: ["encoder_hidden_states", "step"],
      outputs: ["logits"],
      attributes: { axis: 1 },
    },
    { operator: "Cast", inputs: ["input_ids"], outputs: ["as float"], attributes: { to: 1 } },
    { operator: "Unsqueeze", inputs: ["as float", "outer axes"], outputs: ["new"] },
    {
      operator: "Cast",
      inputs: ["encoder_attention_mask"],
      outputs: ["mask"],
      attributes: { to: 1 },
    },
    { operator: "Unsqueeze", inputs: ["mask", "outer axes"], outputs: ["seen"] },
  ];
  for (const kind of ["key", "value"]) {
    step.push({
      operator: "Concat",
      inputs: [`past_key_values.0.decoder.${kind}`, "new"],
      outputs: [`present.0.decoder.${kind}`],
      attributes: { axis: 2 },
    });
    step.push({ operator: "Identity", inputs: ["seen"], outputs: [`present.0.encoder.${kind}`] });
  }
  const whole = (name: string, ...values: number[]) => ({
    name,
    type: "int64" as const,
    dims: [values.length],
    values: BigInt64Array.from(values, BigInt),
  });
  return writeOnnx({
    inputs: [
      { name: "input_ids", type: "int64", dims: ["batch", "step length"] },
      { name: "encoder_attention_mask", type: "int64", dims: ["batch", "length"] },
      { name: "encoder_hidden_states", type: "float", dims: ["batch", "length", width] },
      ...cache("past_key_values"),
      { name: "use_cache_branch", type: "bool", dims: [1] },
    ],
    outputs: [
      { name: "logits", type: "float", dims: ["batch", "step length", width] },
      ...cache("present"),
    ],
    constants: [whole("axis 1", 1), whole("axis 2", 2), whole("outer axes", 1, 3)],
    nodes: step,
  });
}

/** Words as they stand between spaces, in the format of the library's tokenisers. */
function tokenizer(vocabulary: readonly string[]): object {
  const special = [unknown, end, filler];
  const metaspace = { type: "Metaspace", replacement: wordStart, add_prefix_space: true };
  return {
    version: "1.0",
    truncation: null,
    padding: null,
    added_tokens: special.map((content) => ({
      id: vocabulary.indexOf(content),
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer: null,
    pre_tokenizer: { type: "Sequence", pretokenizers: [{ type: "WhitespaceSplit" }, metaspace] },
    post_processor: {
      type: "TemplateProcessing",
      single: [{ Sequence: { id: "A", type_id: 0 } }, { SpecialToken: { id: end, type_id: 0 } }],
      pair: [],
      special_tokens: { [end]: { id: end, ids: [vocabulary.indexOf(end)], tokens: [end] } },
    },
    decoder: metaspace,
    model: {
      type: "Unigram",
      unk_id: vocabulary.indexOf(unknown),
      vocab: vocabulary.map((piece) => [piece, special.includes(piece) ? 0 : -1]),
    },
  };
}
