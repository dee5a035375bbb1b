import { chatCompletion } from "./chat-completion.ts";
import { type Simulator, type SimulatorAnswer, startSimulator } from "./simulator.ts";

export type CorrectingModel = {
  /** What it makes of a paragraph. */
  correct: (text: string) => string;
  /** Said instead of corrections to the question of this number; null: nothing. */
  answer?: (index: number) => SimulatorAnswer | null;
};

/** A server that speaks chat completions and corrects paragraphs as editing asks for them. */
export function correctingModelSimulator({
  correct,
  answer = () => null,
}: CorrectingModel): Promise<Simulator> {
  return startSimulator(({ body }, index) => {
    const instead = answer(index);
    if (instead !== null) return instead;
    const { paragraphs } = JSON.parse(JSON.parse(body).messages[1].content);
    const corrected = paragraphs.map((paragraph: { id: number; text: string }) => ({
      id: paragraph.id,
      text: correct(paragraph.text),
    }));
    return { body: chatCompletion({ content: { paragraphs: corrected } }) };
  });
}
