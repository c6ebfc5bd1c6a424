import { requireCaller } from "../kit/access/authenticate.ts";
import { readJsonBodies } from "../kit/bodies/json-body.ts";
import type { HttpContext } from "../kit/context.ts";
import type { RouteScope } from "../kit/scope.ts";
import { registerAccount } from "./account.ts";
import { sendError } from "./answers.ts";
import { registerStatus } from "./order-status.ts";
import { registerPlacing } from "./place-orders.ts";
import { registerProducts } from "./products.ts";

const PREFIX = "/api/reseller/v1";

/** The newer API of the family, called Fusion Pro: a third dialect, whose clients read its own envelope, UUIDs and words. */
export async function registerPro(app: RouteScope, context: HttpContext): Promise<void> {
  await app.register(
    async (scope: RouteScope) => {
      scope.setErrorHandler(sendError);
      readJsonBodies(scope);
      requireCaller(scope, context);
      for (const register of [registerAccount, registerProducts, registerPlacing, registerStatus])
        register(scope, context);
    },
    { prefix: PREFIX },
  );
}
