import type { AbstractSession } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "react-router";
import type { Answers } from "./autosave.ts";
import classes from "./length-total.module.css";
import { Total } from "./length-total.tsx";

type TotalFootProps = {
  session: AbstractSession;
  answers: Answers;
  link: { to: string; label: string };
};

/** The way on, and on narrow screens the total beside it, always in sight. */
export function TotalFoot({ session, answers, link }: TotalFootProps) {
  return (
    <div className={classes.foot}>
      <div className={classes.narrow}>
        <Total session={session} texts={answers.texts} />
      </div>
      <Button
        component={Link}
        to={link.to}
        variant="filled"
        size="lg"
        rightSection={<IconArrowRight size={20} stroke={1.6} aria-hidden />}
      >
        {link.label}
      </Button>
    </div>
  );
}
