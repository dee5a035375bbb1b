/**
 * Writes ONNX models: just as much of the format (onnx.proto, in the encoding of Protocol Buffers)
 * as a model of a few nodes needs.
 */

export const elementType = { float: 1, int64: 7, bool: 9 } as const;
export type ElementType = keyof typeof elementType;

export type OnnxTensor = { name: string; dims: readonly number[] } & (
  | { type: "float"; values: Float32Array }
  | { type: "int64"; values: BigInt64Array }
);

/** An input or output; a dimension with a name may be of any size. */
export type OnnxValue = { name: string; type: ElementType; dims: readonly (number | string)[] };

export type OnnxNode = {
  operator: string;
  inputs: readonly string[];
  outputs: readonly string[];
  attributes?: Readonly<Record<string, number>>;
};

export type OnnxGraph = {
  inputs: readonly OnnxValue[];
  outputs: readonly OnnxValue[];
  constants: readonly OnnxTensor[];
  nodes: readonly OnnxNode[];
};

const intAttribute = 2;

/** A model of operator set 13 as bytes. */
export function writeOnnx({ inputs, outputs, constants, nodes }: OnnxGraph): Uint8Array {
  const graph = [
    ...nodes.map((node, index) => nested(1, writeNode(node, index))),
    text(2, "graph"),
    ...constants.map((tensor) => nested(5, writeTensor(tensor))),
    ...inputs.map((value) => nested(11, writeValue(value))),
    ...outputs.map((value) => nested(12, writeValue(value))),
  ];
  return Buffer.concat([number(1, 8), nested(7, graph), nested(8, [text(1, ""), number(2, 13)])]);
}

function writeNode({ operator, inputs, outputs, attributes = {} }: OnnxNode, index: number) {
  return [
    ...inputs.map((input) => text(1, input)),
    ...outputs.map((output) => text(2, output)),
    text(3, `${operator}-${index}`),
    text(4, operator),
    ...Object.entries(attributes).map(([name, value]) =>
      nested(5, [text(1, name), number(3, value), number(20, intAttribute)]),
    ),
  ];
}

function writeTensor(tensor: OnnxTensor) {
  const { buffer, byteOffset, byteLength } = tensor.values;
  return [
    ...tensor.dims.map((size) => number(1, size)),
    number(2, elementType[tensor.type]),
    text(8, tensor.name),
    bytes(9, Buffer.from(buffer, byteOffset, byteLength)),
  ];
}

function writeValue({ name, type, dims }: OnnxValue) {
  const shape = dims.map((size) =>
    nested(1, [typeof size === "number" ? number(1, size) : text(2, size)]),
  );
  const tensorType = [number(1, elementType[type]), nested(2, shape)];
  return [text(1, name), nested(2, [nested(1, tensorType)])];
}

function varint(value: number): Buffer {
  const out: number[] = [];
  let rest = value;
  while (rest > 127) {
    out.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...out, rest]);
}

const number = (field: number, value: number): Buffer =>
  Buffer.concat([varint(field * 8), varint(value)]);

const bytes = (field: number, content: Buffer): Buffer =>
  Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);

const text = (field: number, content: string): Buffer => bytes(field, Buffer.from(content, "utf8"));

const nested = (field: number, parts: readonly Buffer[]): Buffer =>
  bytes(field, Buffer.concat(parts));
