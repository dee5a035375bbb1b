import { z } from "zod";
import {
  type ReceivedRequest,
  type Simulator,
  type SimulatorAnswer,
  startSimulator,
} from "./simulator.ts";

const question = z.object({ q: z.array(z.string()), source: z.string() });

export type LibretranslateBehaviour = {
  /** The languages that it translates into English, by its own codes. */
  languages?: readonly string[];
  /** The English of the text between two tags; without it text comes back in capitals. */
  translate?: (text: string) => string;
  /** What to answer instead; null: what a sound server would. */
  answer?: (request: ReceivedRequest) => Promise<SimulatorAnswer | null>;
};

/** A LibreTranslate server on this machine, with the calls of the real one. */
export function libretranslateSimulator({
  languages = ["zh-Hans", "es", "pb"],
  translate = (text) => text.toUpperCase(),
  answer = async () => null,
}: LibretranslateBehaviour = {}): Promise<Simulator> {
  const known = languages.map((code) => ({ code, name: code, targets: ["en"] }));
  return startSimulator(async (request) => {
    if (request.path === "/languages") return { body: known };
    const given = await answer(request);
    if (given) return given;
    const { q } = question.parse(JSON.parse(request.body));
    const translatedText = q.map((html) =>
      html.replace(/<[^>]*>|&\w+;|[^<&]+/g, (part) =>
        /^[<&]/.test(part) ? part : translate(part),
      ),
    );
    return { body: { translatedText } };
  });
}
