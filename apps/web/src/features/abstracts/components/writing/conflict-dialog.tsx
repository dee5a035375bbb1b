import { type AbstractSession, abstractSections } from "@curie/contract";
import { lazy, Suspense, useState } from "react";
import type { Answers, Autosave } from "./autosave.ts";

const CompareDialog = lazy(async () => ({
  default: (await import("./compare-dialog.tsx")).CompareDialog,
}));

type ConflictDialogProps = { session: AbstractSession; answers: Answers; autosave: Autosave };

/** When two windows changed the same answer: both texts, one after the other, until one is chosen. */
export function ConflictDialog({ session, answers, autosave }: ConflictDialogProps) {
  const section = abstractSections.find((name) => answers.conflicts[name] !== undefined);
  const theirs = section && answers.conflicts[section];
  // Put aside it stays so until somebody asks, or until another conflict comes.
  const [aside, setAside] = useState<{ theirs: string; asked: number } | null>(null);
  if (section === undefined || theirs === undefined) return null;
  if (aside?.theirs === theirs && aside.asked === answers.asked) return null;
  const heading =
    session.questions.find((question) => question.section === section)?.heading ?? section;
  return (
    <Suspense fallback={null}>
      <CompareDialog
        key={section}
        heading={heading}
        mine={answers.texts[section] ?? ""}
        theirs={theirs}
        onChoose={(which) => autosave.choose(section, which)}
        onClose={() => setAside({ theirs, asked: answers.asked })}
      />
    </Suspense>
  );
}
