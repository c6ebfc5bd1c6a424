import type { BetterAuthOptions } from "better-auth";
import { randomBytes } from "node:crypto";
import type { Connection } from "../../database/open.ts";
import { DomainError, invalidField } from "../errors.ts";

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;
/** Better Auth wants one, and uses it for nothing that is used here. */
const LOCAL_URL = "http://localhost";
const DAY_SECONDS = 86_400;
const APP_NAME = "Imeister";
const TOKEN_BYTES = 20;
const PASSWORD_PROVIDER = "credential";

/** Sign-in of people by e-mail and password. Better Auth is loaded when the first person signs in. */
export interface SignIn {
  readonly open: () => Promise<OpenSignIn>;
}

export interface SignInOptions {
  kysely: Connection;
  /** Encrypts second factors; 32 random characters or more. */
  secret: string;
  /** Absolute lifetime of a session. */
  sessionDays: number;
}

export type OpenSignIn = Awaited<ReturnType<typeof openSignIn>>;

export function createSignIn(options: SignInOptions): SignIn {
  let opened: Promise<OpenSignIn> | undefined;
  return { open: () => (opened ??= openSignIn(options)) };
}

/** A password as it is kept. Throws validation_failed unless it has 8 to 128 characters. */
export async function hashPassword(signIn: SignIn, password: string): Promise<string> {
  checkLength(password);
  const { passwords } = await signIn.open();
  return passwords.hash(password);
}

function checkLength(password: string): void {
  if (password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD) return;
  throw invalidField("password", `A password has ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`);
}

/**
 * Returns the id in `auth_users` of whom the e-mail and password belong to; opens no session.
 * Throws invalid_credentials, after the same work for an unknown e-mail as for a wrong password.
 */
export async function checkPassword(signIn: SignIn, email: string, password: string): Promise<string> {
  if (password.length > LONGEST_PASSWORD) throw wrongCredentials();
  const { users, passwords, nobodysHash } = await signIn.open();
  const found = await users.findUserByEmail(email, { includeAccounts: true });
  const account = found?.accounts.find(({ providerId }) => providerId === PASSWORD_PROVIDER);
  const isRight = await passwords.verify({ hash: account?.password ?? nobodysHash, password });
  if (!found || !account?.password || !isRight) throw wrongCredentials();
  return found.user.id;
}

/** What everyone is told who cannot sign in, whatever was wrong. */
export function wrongCredentials(): DomainError {
  const sentence = "These credentials do not match our records.";
  return new DomainError("invalid_credentials", sentence, { fields: { email: [sentence] } });
}

async function openSignIn(options: SignInOptions) {
  const [{ betterAuth }, { bearer }, { twoFactor }, { makeSignature }] = await Promise.all([
    import("better-auth"),
    import("better-auth/plugins/bearer"),
    import("better-auth/plugins/two-factor"),
    import("better-auth/crypto"),
  ]);
  const plugins = [
    bearer(),
    twoFactor({ issuer: APP_NAME, schema: { twoFactor: { modelName: "auth_two_factors" } } }),
  ] as const;
  const { api, $context } = betterAuth({ ...readOptions(options), plugins: [...plugins] });
  const context = await $context;
  const { internalAdapter: users, password } = context;
  return {
    api,
    users,
    passwords: password,
    nobodysHash: await password.hash(options.secret),
    randomToken: () => randomBytes(TOKEN_BYTES).toString("base64url"),
    /** A cookie as Better Auth reads its own. */
    signCookie: async (name: string, value: string): Promise<string> => {
      const signature = await makeSignature(value, context.secret);
      return `${context.createAuthCookie(name).name}=${encodeURIComponent(`${value}.${signature}`)}`;
    },
  };
}

function readOptions({ kysely, secret, sessionDays }: SignInOptions) {
  return {
    secret,
    baseURL: LOCAL_URL,
    database: { db: kysely, type: "postgres" },
    user: { modelName: "auth_users" },
    // Absolute: how long one may be idle is this program's to say.
    session: {
      modelName: "auth_sessions",
      expiresIn: sessionDays * DAY_SECONDS,
      disableSessionRefresh: true,
      freshAge: 0,
    },
    account: { modelName: "auth_credentials" },
    verification: { modelName: "auth_verifications" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    telemetry: { enabled: false },
    logger: { level: "error" },
  } satisfies BetterAuthOptions;
}
