/** Finished paragraphs in reading order: body, then notes. */
import type { Paragraph, Place, Story } from "./model.ts";

export type Finished = { paragraph: Omit<Paragraph, "id">; place: Place };

export class Output {
  readonly #body: (Finished | null)[] = [];
  readonly #notes: (Finished | null)[] = [];

  /** Keeps the place of a paragraph that begins here and may end behind others. */
  reserve(story: Story): number {
    return this.#list(story).push(null) - 1;
  }

  fill(story: Story, slot: number, finished: Finished): void {
    this.#list(story)[slot] = finished;
  }

  all(): Finished[] {
    return [...this.#body, ...this.#notes].filter((one) => one !== null);
  }

  #list(story: Story): (Finished | null)[] {
    return story === "footnote" ? this.#notes : this.#body;
  }
}
