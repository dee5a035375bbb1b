/** A set of words that share beginnings and endings, small enough for a million of them. */
export type WordTrie = { has(word: string): boolean };

const leaf = 0;
const root = 1;
const none = -1;

/**
 * Reads the compressed word lists of the CSpell dictionaries ("TrieXv3", base 32).
 *
 * The text draws a tree of letters depth first: a letter goes down to a new node, `$` ends a word
 * and goes up, `<` goes up, a number after either counts the steps up. `#id;` puts an earlier node
 * in place of the new one, where `id` counts the nodes kept so far. A backslash makes the next
 * character a letter, line ends mean nothing. Nodes live in typed arrays: as objects the scientific
 * list alone would take 100 MB.
 *
 * @param source the text as UTF-8, as it is: a string of it would be twice as large
 * @throws Error when the text is not such a list.
 */
export function readWordTrie(source: Uint8Array): WordTrie {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const from = bytes.indexOf(marker) + marker.length;
  const head = bytes.toString("utf8", 0, from);
  if (from < marker.length || !head.includes("TrieXv3") || !head.includes("base=32")) {
    throw new Error("not a TrieXv3 word list in base 32");
  }
  return readable(drawTree(bytes, from));
}

const marker = "__DATA__";

/** More letters than any word has. */
const deepest = 1024;

/** The tree as it is drawn: the edges of a node hang together from its last one to its first. */
type Drawing = {
  nodes: number;
  edges: number;
  lastEdge: Int32Array;
  endsWord: Uint8Array;
  letter: Uint16Array;
  target: Int32Array;
  /** The edge of the same node that was drawn before. */
  earlier: Int32Array;
};

function drawTree(bytes: Uint8Array, from: number): Drawing {
  const counts = countSigns(bytes, from);
  // A letter that is replaced by an earlier node draws an edge and no node.
  const room = counts.letters - counts.references + root + 2;
  const lastEdge = new Int32Array(room);
  const endsWord = new Uint8Array(room);
  const letter = new Uint16Array(counts.letters);
  const target = new Int32Array(counts.letters);
  const earlier = new Int32Array(counts.letters);
  let edges = 0;
  lastEdge[leaf] = none;
  lastEdge[root] = none;
  endsWord[leaf] = 1;
  let nodes = root + 1;

  // The way from the root: the edge taken at each depth, and the node it starts from.
  const edgeAt = new Int32Array(deepest).fill(none);
  const nodeAt = new Int32Array(deepest).fill(root);
  let depth = 0;
  let node = root;

  let position = from;
  while (position < bytes.length) {
    let unit = bytes[position++] as number;
    if (unit === sign.lineFeed || unit === sign.carriageReturn) continue;

    if (unit === sign.end || unit === sign.up) {
      if (unit === sign.end) {
        if (lastEdge[node] === none && node === nodes - 1) {
          // Every last letter is the same node, and takes no number.
          target[edgeAt[depth] as number] = leaf;
          nodes--;
        } else {
          endsWord[node] = 1;
        }
      }
      let steps = 0;
      for (; isDigit(bytes[position]); position++) {
        steps = steps * 10 + (bytes[position] as number) - sign.zero;
      }
      depth = Math.max(depth - Math.max(steps, 1), 0);
      node = nodeAt[depth + 1] as number;
      continue;
    }

    if (unit === sign.reference) {
      let id = 0;
      for (; bytes[position] !== sign.semicolon; position++) {
        if (position >= bytes.length) throw new Error("a word list ends inside a reference");
        id = id * 32 + digitOf(bytes[position] as number);
      }
      position++;
      const shared = id + root;
      nodes--;
      if (!(shared < nodes)) throw new Error("a word list refers to a node it has not drawn");
      target[edgeAt[depth] as number] = shared;
      node = shared;
      continue;
    }

    if (unit === sign.escape) unit = bytes[position++] as number;
    const more = bytesAfter(unit);
    if (more > 0) {
      unit &= 0x3f >> more;
      for (let byte = 0; byte < more; byte++) {
        unit = (unit << 6) | ((bytes[position++] as number) & 0x3f);
      }
    }
    const edge = edges++;
    letter[edge] = unit;
    target[edge] = nodes;
    earlier[edge] = lastEdge[node] ?? none;
    lastEdge[node] = edge;
    if (++depth >= deepest) throw new Error("a word list has a word without an end");
    edgeAt[depth] = edge;
    nodeAt[depth] = node;
    node = nodes++;
    lastEdge[node] = none;
    endsWord[node] = 0;
  }
  return { nodes, edges, lastEdge, endsWord, letter, target, earlier };
}

/** The tree to look words up in: each node's edges side by side, so that nothing links them. */
function readable(drawn: Drawing): WordTrie {
  const firstEdge = new Int32Array(drawn.nodes + 1);
  const endsWord = drawn.endsWord.slice(0, drawn.nodes);
  const letter = new Uint16Array(drawn.edges);
  const target = new Int32Array(drawn.edges);
  let edges = 0;
  for (let node = 0; node < drawn.nodes; node++) {
    firstEdge[node] = edges;
    let edge = drawn.lastEdge[node] ?? none;
    for (; edge !== none; edge = drawn.earlier[edge] ?? none) {
      letter[edges] = drawn.letter[edge] ?? 0;
      target[edges] = drawn.target[edge] ?? leaf;
      edges++;
    }
  }
  firstEdge[drawn.nodes] = edges;

  return {
    has(word) {
      let at: number = root;
      for (let index = 0; index < word.length; index++) {
        const unit = word.charCodeAt(index);
        const end = firstEdge[at + 1] ?? 0;
        let edge = firstEdge[at] ?? end;
        while (edge < end && letter[edge] !== unit) edge++;
        if (edge === end) return false;
        at = target[edge] ?? leaf;
      }
      return endsWord[at] === 1;
    },
  };
}

const sign = {
  lineFeed: 0x0a,
  carriageReturn: 0x0d,
  reference: 0x23,
  end: 0x24,
  zero: 0x30,
  nine: 0x39,
  semicolon: 0x3b,
  up: 0x3c,
  escape: 0x5c,
  firstLetter: 0x61,
} as const;

/** The value of a digit in base 32: 0 to 9, then a to v. */
function digitOf(unit: number): number {
  return unit <= sign.nine ? unit - sign.zero : (unit | 0x20) - sign.firstLetter + 10;
}

function isDigit(unit: number | undefined): boolean {
  return unit !== undefined && unit >= sign.zero && unit <= sign.nine;
}

/** How many bytes of a character follow its first one (RFC 3629); the lists stay in plane 0. */
function bytesAfter(first: number): number {
  if (first < 0xc0) return 0;
  return first < 0xe0 ? 1 : 2;
}

function endOfReference(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(sign.semicolon, from);
  if (end < 0) throw new Error("a word list ends inside a reference");
  return end;
}

/** Every letter draws one edge; counting first spares arrays that would be cut to size later. */
function countSigns(bytes: Uint8Array, from: number): { letters: number; references: number } {
  let letters = 0;
  let references = 0;
  for (let position = from; position < bytes.length; position++) {
    const unit = bytes[position] as number;
    if (unit === sign.reference) {
      references++;
      position = endOfReference(bytes, position);
    } else if (unit === sign.escape) {
      letters++;
      position += 1 + bytesAfter(bytes[position + 1] ?? 0);
    } else if (
      unit > sign.carriageReturn &&
      unit !== sign.end &&
      unit !== sign.up &&
      !isDigit(unit)
    ) {
      letters++;
      position += bytesAfter(unit);
    }
  }
  return { letters, references };
}
