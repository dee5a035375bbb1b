import type { User } from "@curie/contract";
import type { AnyContractProcedure, InferSchemaInput, InferSchemaOutput } from "@orpc/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { type FindUser, requireUser } from "./api.ts";
import { fieldNames } from "./wire-errors.ts";

type Schemas<Endpoint extends AnyContractProcedure> = Endpoint["~orpc"];
type Input<Endpoint extends AnyContractProcedure> = InferSchemaOutput<
  NonNullable<Schemas<Endpoint>["inputSchema"]>
>;
/** What a handler answers goes out as it is. */
type Output<Endpoint extends AnyContractProcedure> = InferSchemaInput<
  NonNullable<Schemas<Endpoint>["outputSchema"]>
>;

export type ReadingRoute<Endpoint extends AnyContractProcedure> = {
  /** As the log names it: `editing.list`. */
  name: string;
  endpoint: Endpoint;
  answer(user: User, input: Input<Endpoint>): Promise<Output<Endpoint>>;
};

/**
 * Serves a reading endpoint of the contract on a route of its own, beside the router: for what every
 * page asks for all the time. Finding the procedure, checking its answer and writing it take the
 * router longer than the question takes the database. Input is checked and failures are told as
 * everywhere; that answers fit the contract is a matter of types and tests.
 */
export function serveReading<Endpoint extends AnyContractProcedure>(
  app: FastifyInstance,
  ctx: Context,
  findUser: FindUser,
  { name, endpoint, answer }: ReadingRoute<Endpoint>,
): void {
  const { inputSchema, route } = endpoint["~orpc"];
  if (route.method !== "GET" || !route.path || !inputSchema) {
    throw new Error(`${name} is no endpoint that reads`);
  }
  const schema = inputSchema["~standard"];
  // Without HEAD, like every endpoint of the router.
  app.get(`/api${route.path}`, { exposeHeadRoute: false }, async (request) => {
    request.procedure = name;
    const user = await requireUser(ctx, request, findUser);
    const input = await schema.validate(request.query);
    if (input.issues) throw new Failure("invalid-input", { fields: fieldNames(input.issues) });
    return answer(user, input.value as Input<Endpoint>);
  });
}
