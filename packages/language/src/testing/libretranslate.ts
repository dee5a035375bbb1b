import { z } from "zod";
import { type ReceivedRequest, type StandIn, type StandInAnswer, standIn } from "./stand-in.ts";

const question = z.object({ q: z.array(z.string()), source: z.string() });

const languages = ["zh-Hans", "es", "pb"].map((code) => ({ code, name: code, targets: ["en"] }));

/**
 * A LibreTranslate server on this machine, with the calls of the real one.
 *
 * @param translate the English of the text between two tags; without it text comes back in capitals
 * @param answer instead of an answer of the server, when it gives one
 */
export function libretranslateStandIn(
  translate: (text: string) => string = (text) => text.toUpperCase(),
  answer: (request: ReceivedRequest) => Promise<StandInAnswer | null> = async () => null,
): Promise<StandIn> {
  return standIn(async (request) => {
    if (request.path === "/languages") return { body: languages };
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
