import type { AnyContractProcedure, InferSchemaInput, InferSchemaOutput } from "@orpc/contract";
import type { FastifyInstance } from "fastify";
import { Failure } from "#platform/failure.ts";
import { fieldNames } from "./wire-errors.ts";

type Schemas<Endpoint extends AnyContractProcedure> = Endpoint["~orpc"];
type Input<Endpoint extends AnyContractProcedure> = InferSchemaOutput<
  NonNullable<Schemas<Endpoint>["inputSchema"]>
>;
/** What a handler answers goes out as it is. */
type Output<Endpoint extends AnyContractProcedure> = InferSchemaInput<
  NonNullable<Schemas<Endpoint>["outputSchema"]>
>;

export type ReadingRoute<Endpoint extends AnyContractProcedure, Session> = {
  /** As the log names it: `editing.list`. */
  name: string;
  endpoint: Endpoint;
  /** What a cookie says who asks; null when nobody ever signed in with it. */
  sessionOf(cookieHeader: string | undefined): Session | null;
  /**
   * Asks whose session it is together with the question itself.
   * @throws `not-signed-in`
   */
  answer(session: Session, input: Input<Endpoint>): Promise<Output<Endpoint>>;
};

/**
 * Serves a reading endpoint of the contract on a route of its own, beside the router: for what every
 * page asks for all the time. Finding the procedure, checking its answer and writing it take the
 * router longer than the question takes the database. Input is checked and failures are told as
 * everywhere; that answers fit the contract is a matter of types and tests.
 */
export function serveReading<Endpoint extends AnyContractProcedure, Session>(
  app: FastifyInstance,
  { name, endpoint, sessionOf, answer }: ReadingRoute<Endpoint, Session>,
): void {
  const { inputSchema, route } = endpoint["~orpc"];
  if (route.method !== "GET" || !route.path || !inputSchema) {
    throw new Error(`${name} is no endpoint that reads`);
  }
  const schema = inputSchema["~standard"];
  // Without HEAD, like every endpoint of the router.
  app.get(`/api${route.path}`, { exposeHeadRoute: false }, async (request) => {
    request.procedure = name;
    const session = sessionOf(request.headers.cookie);
    if (session === null) throw new Failure("not-signed-in");
    const input = await schema.validate(request.query);
    if (input.issues) throw new Failure("invalid-input", { fields: fieldNames(input.issues) });
    return answer(session, input.value as Input<Endpoint>);
  });
}
