import type { Config } from "../../../config.ts";
import type { Mail } from "../../kernel/ports/mailer.ts";

interface Reader {
  name: string;
  email: string;
}

/** The address of a website, such as `https://…`, `www.…` or `example.com`. */
const SITE = /:\/\/|\bwww\.|[^\s.]\.\p{L}{2,}/iu;
/** A name is no longer; a sentence is. */
const MOST_GREETED = 60;

/** The first line of an email. A name can be a stranger's text: one that reads like a message is left out. */
export function greeting(name: string | null): string {
  return name === null || name.length > MOST_GREETED || SITE.test(name) ? "Hello," : `Hello ${name},`;
}

/** Addresses in emails are of the setting: what a request says of its host may be a stranger's. */
export function linkTo({ PUBLIC_URL, PORT }: Config, path: string): string {
  return new URL(path, PUBLIC_URL ?? `http://localhost:${PORT}`).href;
}

export function passwordResetMail(
  config: Config,
  server: string,
  { name, email }: { name: string | null; email: string },
  token: string,
): Mail {
  return {
    to: email,
    subject: `Set a new password for ${server}`,
    paragraphs: [
      greeting(name),
      `a new password was requested for your account at ${server}. If it was you, open this link within an hour.`,
      "If it was not you, you need not do anything: your password stays as it is.",
    ],
    link: { label: "Set a new password", url: linkTo(config, `/reset-password?token=${token}`) },
  };
}

export function firstPasswordMail(
  config: Config,
  server: string,
  { name, email }: Reader,
  { token, days }: { token: string; days: number },
): Mail {
  return {
    to: email,
    subject: `Set a password for ${server}`,
    paragraphs: [
      greeting(name),
      `your account has moved to the new server of ${server}, with your balance, orders and API keys. Your API keys work as before.`,
      `To sign in, set a password first. The link works once, for ${days} days. After that, use “Forgot password” on the sign-in page.`,
    ],
    link: { label: "Set a password", url: linkTo(config, `/reset-password?token=${token}`) },
  };
}

export function passwordChangedMail(config: Config, server: string, { name, email }: Reader): Mail {
  return {
    to: email,
    subject: `Your password for ${server} was changed`,
    paragraphs: [
      greeting(name),
      `the password of your account at ${server} was changed, and everyone who was signed in elsewhere is signed out.`,
      "If it was not you, set a new password at once.",
    ],
    link: { label: "Set a new password", url: linkTo(config, "/forgot-password") },
  };
}

export function passkeyAddedMail(config: Config, server: string, { name, email }: Reader, passkey: string): Mail {
  return {
    to: email,
    subject: `A passkey was added to your account at ${server}`,
    paragraphs: [
      greeting(name),
      `the passkey “${passkey}” was added to your account at ${server}. It signs you in without your password.`,
      "If it was not you, set a new password and remove the passkey in your settings.",
    ],
    link: { label: "Set a new password", url: linkTo(config, "/forgot-password") },
  };
}

export function passkeyRemovedMail(config: Config, server: string, { name, email }: Reader, passkey: string): Mail {
  return {
    to: email,
    subject: `A passkey was removed from your account at ${server}`,
    paragraphs: [
      greeting(name),
      `the passkey “${passkey}” was removed from your account at ${server}. It no longer signs you in.`,
      "If it was not you, set a new password.",
    ],
    link: { label: "Set a new password", url: linkTo(config, "/forgot-password") },
  };
}

/** Without a name: that of the request, and that of an account with an unconfirmed address, may be a stranger's text. */
export function knownAddressMail(config: Config, server: string, email: string): Mail {
  return {
    to: email,
    subject: `You have an account at ${server}`,
    paragraphs: [
      greeting(null),
      `an account was requested at ${server} with this address, which already has one. If it was you, sign in with it.`,
      "If it was not you, you need not do anything.",
    ],
    link: { label: "Sign in", url: linkTo(config, "/sign-in") },
  };
}

export function approvedMail(config: Config, server: string, { name, email }: Reader): Mail {
  return {
    to: email,
    subject: `Your account at ${server} is approved`,
    paragraphs: [greeting(name), `your account at ${server} is approved: you can sign in now.`],
    link: { label: "Sign in", url: linkTo(config, "/sign-in") },
  };
}
