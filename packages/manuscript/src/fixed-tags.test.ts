import { describe, expect, test } from "vitest";
import { placeFixedTags } from "./fixed-tags.ts";

const format = (id: number) =>
  ({ id, form: "g", once: false, meaning: "format", shows: "" }) as const;
const link = (id: number) => ({ id, form: "g", once: true, meaning: "link", shows: "" }) as const;
const note = (id: number) => ({ id, form: "x", once: true, meaning: "note", shows: "" }) as const;

describe("placeFixedTags", () => {
  test("leaves a sound translation alone", () => {
    const segment = { source: 'Los <g id="1">datos</g>', tags: [format(1)] };
    expect(placeFixedTags(segment, "The data")).toEqual({ text: "The data", moved: false });
  });

  test("puts a lost link around the words at its share of the text", () => {
    const segment = {
      source: 'Véase <g id="1">la página oficial</g> del proyecto',
      tags: [link(1)],
    };
    expect(placeFixedTags(segment, "See the official page of the project")).toEqual({
      text: 'See <g id="1">the official page</g> of the project',
      moved: true,
    });
  });

  test("sets a lost note behind its word and a lost object between two", () => {
    const segment = {
      source: 'uno dos<x id="1"/> tres seis <x id="2"/>diez',
      tags: [note(1), note(2)],
    };
    expect(placeFixedTags(segment, "One two three four five").text).toBe(
      'One two<x id="1"/> three four <x id="2"/>five',
    );
  });

  test("brings what left its link back into it", () => {
    const segment = { source: 'A <g id="1">b<x id="2"/></g> c', tags: [link(1), note(2)] };
    const { text, moved } = placeFixedTags(segment, 'a <g id="1">b</g> c<x id="2"/>');
    expect(moved).toBe(true);
    expect(text).toBe('a <g id="1">b<x id="2"/></g> c');
  });

  test("gives each of two links a word, also at the end and with few words", () => {
    const segment = {
      source: '<g id="1">uno</g> <g id="2">dos</g>',
      tags: [link(1), link(2)],
    };
    expect(placeFixedTags(segment, "one two").text).toBe('<g id="1">one</g> <g id="2">two</g>');
    expect(placeFixedTags(segment, "onetwo")).toEqual({ text: "onetwo", moved: false });
  });

  test("leaves what is wrong in another way to the writer, which says so", () => {
    const segment = { source: 'a<x id="1"/>', tags: [note(1)] };
    expect(placeFixedTags(segment, "a & b")).toEqual({ text: "a & b", moved: false });
    expect(placeFixedTags(segment, "")).toEqual({ text: "", moved: false });
  });
});
