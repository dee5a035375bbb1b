import { Fragment, type ReactNode } from "react";
import classes from "./answer-text.module.css";

type Name = "strong" | "em" | "u";

/**
 * An answer as it reads, with its three formats. The text is put together from its pieces, so that
 * nothing that came from outside is ever taken for markup.
 *
 * @param html as the server writes it: paragraphs of runs
 */
export function AnswerText({ html }: { html: string }) {
  return (
    <div className={classes.text} lang="en">
      {paragraphsOf(html).map((runs, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name.
        <p key={position}>{runs}</p>
      ))}
    </div>
  );
}

function paragraphsOf(html: string): ReactNode[][] {
  const paragraphs: ReactNode[][] = [];
  let runs: ReactNode[] = [];
  const open: Name[] = [];
  for (const [token, end, name] of html.matchAll(/<(\/?)(p|br|strong|em|u)\s*\/?>|[^<]+/g)) {
    const key = runs.length;
    if (name === undefined)
      runs.push(<Fragment key={key}>{wrapped(decode(token), open)}</Fragment>);
    else if (name === "br") runs.push(<br key={key} />);
    else if (name !== "p" && end) open.splice(open.lastIndexOf(name as Name), 1);
    else if (name !== "p") open.push(name as Name);
    else if (end) {
      paragraphs.push(runs);
      runs = [];
    }
  }
  return paragraphs;
}

function wrapped(text: string, marks: readonly Name[]): ReactNode {
  const [mark, ...inner] = marks;
  if (mark === undefined) return text;
  const Element = mark;
  return <Element>{wrapped(text, inner)}</Element>;
}

function decode(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
