import { loadStaffMessages } from "@curie/locales/staff";
import { signInAgain } from "#features/staff/model.ts";
import { onSignedOut } from "#lib/signed-out.ts";
import { drawStaff } from "./draw.tsx";
import { prepareStaff } from "./prepare.ts";
import { staffRoutes } from "./router.tsx";

onSignedOut(() => location.assign(signInAgain(location)));
drawStaff(await prepareStaff(loadStaffMessages, "human-editing", "plans", "errors"), staffRoutes);
