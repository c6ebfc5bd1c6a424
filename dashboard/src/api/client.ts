import { t } from "@lingui/core/macro";
import createClient, { type Middleware } from "openapi-fetch";
import createHooks from "openapi-react-query";
import { currentMode } from "../session/mode.ts";
import { announceSignedOut } from "../session/signed-out.ts";
import { ApiError, readProblem } from "./api-error.ts";
import type { paths as OperatorPaths } from "./operator.gen.ts";
import type { WrittenQueries } from "./written-queries.ts";
import { fetchAsking } from "./question.ts";
import type { paths as V1Paths } from "./v1.gen.ts";

const OPTIONS = { baseUrl: window.location.origin, fetch: fetchAsking };

/** Refusals are thrown, so that no caller can take one for an answer. */
const throwRefusals: Middleware = {
  onResponse: async ({ response }) => {
    if (response.ok) return;
    const error = await readProblem(response);
    if (error.code === "unauthenticated") announceSignedOut();
    throw error;
  },
  onError: () =>
    new ApiError({
      status: 0,
      code: "unreachable",
      message: t`The server can't be reached. Check your connection and try again.`,
    }),
};

const sayMode: Middleware = {
  onRequest: ({ request }) => {
    if (currentMode() === "test") request.headers.set("X-Imeister-Mode", "test");
  },
};

/** The resellers' API, in the mode of the switch. Calls throw ApiError. */
export const v1 = createClient<WrittenQueries<V1Paths>>(OPTIONS);
v1.use(throwRefusals, sayMode);

/** The operator's API. Calls throw ApiError. */
export const operator = createClient<WrittenQueries<OperatorPaths>>(OPTIONS);
operator.use(throwRefusals);

/** Queries and mutations of the resellers' API: `v1Hooks.useQuery("get", "/api/v1/account")`. */
export const v1Hooks = createHooks(v1);
export const operatorHooks = createHooks(operator);
