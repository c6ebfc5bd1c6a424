import { Type } from "typebox";
import { MAX_PROOF_BYTES, readOwnProof, setProof } from "../../../core/ledger/top-ups/proof.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { answerProof } from "../../kit/answer-proof.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { presentTopUp, readRequestId, TopUpRequest } from "../../kit/resources/top-up-request.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Top-up requests"];
/** A file in base64, with its field around it. */
const BODY_BYTES = Math.ceil(MAX_PROOF_BYTES / 3) * 4 + 32_768;

/** The file with which a reseller shows that it paid. */
export function registerProofs(scope: RouteScope, { core }: HttpContext): void {
  const setSchema = {
    tags: TAGS,
    summary: "Add a proof of payment to a pending request, in place of an earlier one",
    params: IdParams,
    body: Type.Object(
      {
        content: Type.String({
          contentEncoding: "base64",
          description: "A PNG, JPEG, WebP or PDF file of at most 5 MB in base64",
        }),
      },
      { $id: "NewProof" },
    ),
    response: { 200: one(TopUpRequest), ...refusals },
  };
  scope.put("/top-up-requests/:id/proof", { schema: setSchema, bodyLimit: BODY_BYTES }, async (request) => ({
    data: presentTopUp(await setProof(core, callerOf(request), readRequestId(request.params), request.body.content)),
  }));

  const readSchema = {
    tags: TAGS,
    summary: "The proof of payment of a request, as a file",
    params: IdParams,
    response: refusals,
  };
  scope.get("/top-up-requests/:id/proof", { schema: readSchema }, async (request, reply) => {
    const id = readRequestId(request.params);
    return answerProof(reply, id, await readOwnProof(core, callerOf(request), id));
  });
}
