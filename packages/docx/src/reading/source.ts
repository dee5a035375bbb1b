/** Paragraphs as they were read from a part: what the writer needs to know, and callers do not. */
import type { LockedSpan, Span, Story } from "../model.ts";
import { W } from "../xml/names.ts";
import type { Element, Outline } from "../xml/outline.ts";
import type { Scope } from "../xml/scope.ts";

/** Somebody's tracked insertion, as a wrapper around runs: to write inside it, it is split in two. */
export type OtherInsertion = {
  /** Its start tag, and the value of its w:id. */
  tag: Span;
  id: Span | null;
  /**
   * It has a number and an author, for both halves to carry, stands where runs may, and in no other
   * one, which would still be around ours.
   */
  canBeSplit: boolean;
};

/** A w:r (ECMA-376 §17.3.2.25): where the writer splits it, and what its properties say. */
export class Run {
  readonly outline: Outline;
  readonly element: Element;
  /** The parent, if it is a tracked insertion that can be split; `insideInsertion` if any ancestor is one. */
  readonly insertion: OtherInsertion | null;
  readonly insideInsertion: boolean;
  /** Start of the hyperlink around it, 0 for none. */
  readonly hyperlink: number;
  /** Its w:rPr, and the w:rPrChange in that: somebody's tracked formatting, whose id must not be copied. */
  propertiesElement: Element = 0;
  changeElement: Element = 0;
  isHidden = false;
  isTypewriter = false;
  raisedOrLowered = false;
  isRaised = false;
  /** The language its own properties name for Latin script: "es" for es-MX. Often wrong. */
  language: string | null = null;
  /** Properties behind content, or with content or numbers inside, cannot go to each part of it. */
  hasOddProperties = false;

  constructor(
    outline: Outline,
    element: Element,
    around: { insertion: OtherInsertion | null; hyperlink: number },
    isInParent: boolean,
  ) {
    this.outline = outline;
    this.element = element;
    this.insertion = isInParent && around.insertion?.canBeSplit ? around.insertion : null;
    this.insideInsertion = around.insertion !== null;
    this.hyperlink = around.hyperlink;
  }

  get start(): number {
    return this.outline.start(this.element);
  }

  /** Behind the start tag. */
  get openEnd(): number {
    return this.outline.openEnd(this.element);
  }

  /** The end tag. */
  get closeStart(): number {
    return this.outline.closeStart(this.element);
  }

  get end(): number {
    return this.outline.end(this.element);
  }

  /** The name as written, e.g. `w:r`. */
  get name(): string {
    return this.outline.name(this.element);
  }

  /** Bindings outside the run, for the elements written around it. */
  get scope(): Scope {
    return this.outline.outerScope(this.element);
  }

  /** Runs of one parent may share a revision wrapper. */
  get parent(): Element {
    return this.outline.parent(this.element);
  }

  /** w:rPr, whole element. */
  get properties(): Span | null {
    return this.propertiesElement ? this.outline.span(this.propertiesElement) : null;
  }

  get propertiesChange(): (Span & { id: Span | null }) | null {
    if (!this.changeElement) return null;
    const id = this.outline.attributeRange(this.changeElement, W.id);
    return { ...this.outline.span(this.changeElement), id };
  }
}

/** The editable text of one w:t. */
export type Piece = Span & {
  run: Run;
  element: Element;
  /** Whether w:t says xml:space="preserve". */
  preserved: boolean;
  /** Source offset of the first character. */
  sourceStart: number;
  /** Source offset of each character and of the end, when they do not simply count up. */
  offsets: Int32Array | null;
  /** From a CDATA section, which is written anew instead of sliced: its characters as they are. */
  cdata: string | null;
};

/** Where the w:t of a piece stands: its start tag ends at `openEnd`, its end tag starts at `closeStart`. */
export function tagOf({ run, element }: Piece): Span & { openEnd: number; closeStart: number } {
  const { outline } = run;
  const [openEnd, closeStart] = [outline.openEnd(element), outline.closeStart(element)];
  return { ...outline.span(element), openEnd, closeStart };
}

/** An element that a placeholder of the text stands for. */
export type SourceObject = {
  /** Of the placeholder, into the text. */
  at: number;
  /** Of the element, into the part; of one that cannot hold anything, its start tag. */
  start: number;
  end: number;
};

/** A paragraph as it was read from its part. */
export type SourceParagraph = {
  /** Its w:p in the outline of the part. */
  element: Element;
  story: Story;
  text: string;
  locked: LockedSpan[];
  pieces: Piece[];
  objects: SourceObject[];
  /** Text set above the line, whether or not it may be edited. */
  raised: Span[];
  /** False when the markup around it allows no edit. */
  editable: boolean;
  inTable: boolean;
  styleId: string | null;
  outlineLevel: number | null;
  numbered: boolean;
  /** All its text is set in a typewriter font. */
  monospaced: boolean;
  /** It holds text of a bibliography, or of a table of contents. */
  generated: "bibliography" | "contents" | null;
  /** The other half of mc:AlternateContent, which must be edited alike. */
  twin: SourceParagraph | null;
};
