/** One call of the operator API; the path is the one below /api/operator, with its query. */
export interface ApiCall {
  method: string;
  path: string;
  body?: object | undefined;
}

/** Its answer as it came, a refusal too. */
export interface ApiAnswer {
  status: number;
  body: string;
}

/** Does one call for a command, such as `reseller list`. */
export type CarryCall = (command: string, call: ApiCall) => Promise<ApiAnswer>;

export const API_PREFIX = "/api/operator";
export const COMMAND_HEADER = "imeister-command";
/** Room for the largest file (see the limit of the command line) with every character escaped. */
export const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** What the calls of commands name as their host: which address the server has, a command does not know. */
export const COMMAND_HOST = "command-line.invalid";
