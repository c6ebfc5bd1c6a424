import type { SignInContext } from "../people/context.ts";
import type { TokenCache } from "./keys/token-cache.ts";
import type { CallLog } from "./requests/request-log.ts";

/** What the rules about resellers, their keys and requests work with. */
export interface ResellerContext extends SignInContext {
  readonly tokenCache: TokenCache;
  readonly callLog: CallLog;
}
