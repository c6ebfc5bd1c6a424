import { t } from "@lingui/core/macro";
import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";

const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Why browsers have no passkeys for this page; null: they have. */
export function passkeyObstacle(): string | null {
  const { hostname } = window.location;
  if (IP_ADDRESS.test(hostname))
    return t`Passkeys need a domain name. This page was opened at the IP address ${hostname}.`;
  if (!window.isSecureContext) return t`Passkeys need HTTPS. This page was opened at an http:// address.`;
  if (!("PublicKeyCredential" in window)) return t`This browser does not support passkeys.`;
  return null;
}

type CreationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];
type RequestOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Has the browser make a passkey. Throws an error whose message says what to do. */
export function createPasskey(optionsJSON: CreationOptions): ReturnType<typeof startRegistration> {
  return startRegistration({ optionsJSON }).catch(explain);
}

/** Has the browser sign with a passkey that the user chooses. Throws an error whose message says what to do. */
export function signWithPasskey(optionsJSON: RequestOptions): ReturnType<typeof startAuthentication> {
  return startAuthentication({ optionsJSON }).catch(explain);
}

/** Browsers say little, and alike for a refusal, a time-out and a device without the passkey. */
function explain(error: unknown): never {
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") {
    throw new Error(t`This device already has a passkey for your account.`, { cause: error });
  }
  if (error instanceof WebAuthnError && error.code.startsWith("ERROR_AUTHENTICATOR_MISSING")) {
    throw new Error(t`This device cannot store passkeys. Use another device or a security key.`, { cause: error });
  }
  throw new Error(t`The passkey request was cancelled or timed out. Try again.`, { cause: error });
}
