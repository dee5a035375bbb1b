import { oc } from "@orpc/contract";
import { z } from "zod";
import { errors } from "../errors.ts";
import { staffActs, staffRoles } from "./acts.ts";

export const StaffRole = z.enum(staffRoles);
export type StaffRole = z.infer<typeof StaffRole>;

export const StaffAct = z.enum(staffActs);
export type StaffAct = z.infer<typeof StaffAct>;

/**
 * What the gate of the console knows about an endpoint. It stands with the endpoint, so that none is
 * without it: the default allows nobody.
 */
export type StaffMeta = {
  /** `signing-in`: whose password was right, and who has not shown a code yet. */
  allows: "anybody" | "signing-in" | readonly StaffRole[];
  /** Reading happens in a transaction that can only read; an act is written down together with what it changes. */
  does: "reads" | "signs-in" | StaffAct;
};

const base = oc
  .$meta<StaffMeta>({ allows: [], does: "reads" })
  .errors(
    errors(
      "invalid-input",
      "too-many-requests",
      "request-not-from-this-site",
      "internal-error",
      "temporarily-unavailable",
      "storage-full",
    ),
  );

const behindSignIn = base.errors(errors("not-signed-in", "forbidden", "not-found"));

/** Before somebody is signed in, and on the way there. */
export const signsIn = (allows: "anybody" | "signing-in") =>
  base.meta({ allows, does: "signs-in" });
/** For editors alone: an operator has no queue. */
export const editorReads = behindSignIn.meta({ allows: ["editor"], does: "reads" });
export const editorActs = (act: StaffAct) => behindSignIn.meta({ allows: ["editor"], does: act });
/** For operators and editors. */
export const staffReads = behindSignIn.meta({ allows: staffRoles, does: "reads" });
export const operatorReads = behindSignIn.meta({ allows: ["operator"], does: "reads" });
export const operatorActs = (act: StaffAct) =>
  behindSignIn.meta({ allows: ["operator"], does: act });
