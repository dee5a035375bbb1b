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
 * @throws Error when the text is not such a list.
 */
export function readWordTrie(source: string): WordTrie {
  const marker = "__DATA__";
  const from = source.indexOf(marker);
  if (!source.includes("TrieXv3") || !source.includes("base=32") || from < 0) {
    throw new Error("not a TrieXv3 word list in base 32");
  }

  const room = countLetters(source, from + marker.length) + root + 1;
  const firstEdge = new Int32Array(room);
  const endsWord = new Uint8Array(room);
  const letter = new Uint16Array(room);
  const target = new Int32Array(room);
  const sibling = new Int32Array(room);
  let edges = 0;
  firstEdge[leaf] = none;
  firstEdge[root] = none;
  endsWord[leaf] = 1;
  let nodes = root + 1;

  // The way from the root: the edge taken at each depth, and the node it starts from.
  const edgeAt: number[] = [];
  const nodeAt: number[] = [];
  let node = root;

  let position = from + marker.length;
  while (position < source.length) {
    let unit = source.charCodeAt(position++);
    if (unit === 0x0a || unit === 0x0d) continue;

    if (unit === 0x24 /* $ */ || unit === 0x3c /* < */) {
      if (unit === 0x24) {
        if (firstEdge[node] === none && node === nodes - 1) {
          // Every last letter is the same node, and takes no number.
          target[edgeAt.at(-1) ?? none] = leaf;
          nodes--;
        } else {
          endsWord[node] = 1;
        }
      }
      let steps = 0;
      for (
        unit = source.charCodeAt(position);
        unit >= 0x30 && unit <= 0x39;
        unit = source.charCodeAt(position)
      ) {
        steps = steps * 10 + unit - 0x30;
        position++;
      }
      for (let step = Math.max(steps, 1); step > 0; step--) {
        edgeAt.pop();
        node = nodeAt.pop() ?? root;
      }
      continue;
    }

    if (unit === 0x23 /* # */) {
      const end = source.indexOf(";", position);
      const shared = Number.parseInt(source.slice(position, end), 32) + root;
      position = end + 1;
      nodes--;
      if (!(shared < nodes)) throw new Error("a word list refers to a node it has not drawn");
      target[edgeAt.at(-1) ?? none] = shared;
      node = shared;
      continue;
    }

    if (unit === 0x5c /* \ */) unit = source.charCodeAt(position++);
    const edge = edges++;
    letter[edge] = unit;
    target[edge] = nodes;
    sibling[edge] = firstEdge[node] ?? none;
    firstEdge[node] = edge;
    edgeAt.push(edge);
    nodeAt.push(node);
    node = nodes++;
    firstEdge[node] = none;
    endsWord[node] = 0;
  }

  return {
    has(word) {
      let at: number = root;
      for (let index = 0; index < word.length; index++) {
        const unit = word.charCodeAt(index);
        let edge = firstEdge[at] ?? none;
        while (edge !== none && letter[edge] !== unit) edge = sibling[edge] ?? none;
        if (edge === none) return false;
        at = target[edge] ?? leaf;
      }
      return endsWord[at] === 1;
    },
  };
}

/** Every letter draws one edge; counting them first spares arrays that would be cut to size later. */
function countLetters(source: string, from: number): number {
  let letters = 0;
  for (let position = from; position < source.length; position++) {
    const unit = source.charCodeAt(position);
    if (unit === 0x23 /* # */) position = source.indexOf(";", position);
    else if (unit === 0x5c /* \ */) {
      position++;
      letters++;
    } else if (unit > 0x0d && unit !== 0x24 && unit !== 0x3c && !(unit >= 0x30 && unit <= 0x39)) {
      letters++;
    }
  }
  return letters;
}
