import type { EditingEngine } from "../engine.ts";
import { withConsistentWriting } from "./pass.ts";

/** Changes whenever the pass over the whole manuscript could make other edits. */
const version = "consistency-2";

/** An engine that goes over the whole manuscript once more, after all that another one changed. */
export function withConsistency(engine: EditingEngine): EditingEngine {
  return {
    name: engine.name,
    version: `${engine.version}+${version}`,

    async edit(request) {
      const made = await engine.edit(request);
      request.signal?.throwIfAborted();
      return withConsistentWriting(request.paragraphs, made);
    },

    close: () => engine.close(),
  };
}
