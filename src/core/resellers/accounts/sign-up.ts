import { knownAddressMail } from "../../people/users/emails.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { readServerSettings, type SignUpMode } from "../../people/settings/server-settings.ts";
import { createReseller } from "./resellers.ts";

export interface SignUp {
  email: string;
  name: string;
  company?: string | undefined;
  password: string;
}

/**
 * Makes an account of a stranger, active or waiting by the operator's choice, and returns which. An email that has an
 * account gets the same answer; its owner gets an email. Throws sign_up_closed, validation_failed.
 */
export async function signUp(context: Context, wanted: SignUp): Promise<Exclude<SignUpMode, "closed">> {
  const { signUp: mode, name } = await readServerSettings(context);
  if (mode === "closed") {
    throw new DomainError("sign_up_closed", "New accounts are made by the operator here: ask for one.");
  }
  try {
    const { email, company, password } = wanted;
    const status = mode === "open" ? "active" : "pending";
    await createReseller(context, { email, name: wanted.name, company, password, status, isConfirmed: false });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
    context.mailer.post(knownAddressMail(context.config, name, wanted.email.trim()));
  }
  return mode;
}
