import { staffOs } from "../access/service.ts";
import {
  acceptInvitation,
  beginStaffTwoStep,
  confirmStaffTwoStep,
  describeSession,
  findStaffSession,
  signInStaff,
  signOutStaff,
  takeStaffSecondStep,
} from "./service.ts";

const { session } = staffOs;

export const signInRoutes = {
  current: session.current.handler(async ({ context }) =>
    describeSession(
      await findStaffSession(context.ctx, context.headers.get("cookie") ?? undefined),
    ),
  ),

  signIn: session.signIn.handler(async ({ context, input }) => {
    const { answer, cookie } = await signInStaff(context.ctx, input, context);
    context.setCookie(cookie);
    return answer;
  }),

  acceptInvitation: session.acceptInvitation.handler(async ({ context, input }) => {
    const { answer, cookie } = await acceptInvitation(context.ctx, input, context);
    context.setCookie(cookie);
    return answer;
  }),

  beginTwoStep: session.beginTwoStep.handler(({ context }) =>
    beginStaffTwoStep(context.ctx, context),
  ),

  confirmTwoStep: session.confirmTwoStep.handler(async ({ context, input }) => {
    const { answer, cookie } = await confirmStaffTwoStep(context.ctx, input.code, context);
    context.setCookie(cookie);
    return answer;
  }),

  secondStep: session.secondStep.handler(async ({ context, input }) => {
    const { answer, cookie } = await takeStaffSecondStep(context.ctx, input.code, context);
    context.setCookie(cookie);
    return answer;
  }),

  signOut: session.signOut.handler(async ({ context }) => {
    const { cookie } = await signOutStaff(context.ctx, context);
    context.setCookie(cookie);
    return { done: true as const };
  }),
};
