import { Type } from "typebox";
import type { Core } from "../../../core/core.ts";
import {
  changeServerSettings,
  readServerSettings,
  sendTestMail,
  SIGN_UP_MODES,
  type ServerSettings,
} from "../../../core/people/settings/server-settings.ts";
import { recording } from "../../kit/access/audit.ts";
import type { HttpContext } from "../../kit/context.ts";
import { staffOf } from "../authenticate.ts";
import { Message, one, refusals } from "../../kit/answers.ts";
import { Body, choice, GivenText, nullable, Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: settings"];
const SignUpWord = choice(SIGN_UP_MODES, {
  description: "Whether new accounts are active at once (open), need approval, or are not accepted (closed)",
});
const Settings = Type.Object(
  {
    name: Type.String({ description: "Name of this server on pages and in emails" }),
    sign_up: SignUpWord,
    public_url: nullable(Text, "The setting PUBLIC_URL"),
    mail_from: nullable(Text, "Sender of emails; null if no mail server is configured and links are logged instead"),
  },
  { $id: "Settings" },
);

/** What the operator can change while the server runs, and a test of the email settings. */
export function registerSettings(scope: RouteScope, { core }: HttpContext): void {
  const config = { permission: "manage_settings" } as const;
  const readSchema = { tags: TAGS, summary: "Settings of the server", response: { 200: one(Settings), ...refusals } };
  scope.get("/settings", { schema: readSchema, config }, async () => ({
    data: present(core, await readServerSettings(core)),
  }));

  const changeSchema = {
    tags: TAGS,
    summary: "Change settings of the server",
    body: Body({ name: Type.Optional(GivenText()), sign_up: Type.Optional(SignUpWord) }),
    response: { 200: one(Settings), ...refusals },
  };
  scope.patch("/settings", { schema: changeSchema, config }, async (request) => {
    const { name, sign_up: signUp } = request.body;
    const change = { ...(name !== undefined && { name }), ...(signUp !== undefined && { signUp }) };
    return { data: present(core, await changeServerSettings(recording(core, request), change)) };
  });

  const mailSchema = {
    tags: TAGS,
    summary: "Send a test email to your own address",
    body: Body({}),
    response: { 200: Message, ...refusals },
  };
  scope.post("/settings/test-mail", { schema: mailSchema, config }, async (request) => {
    const { email } = staffOf(request);
    await sendTestMail(core, email);
    return { message: `A test email is on its way to ${email}.` };
  });
}

function present({ config, mailer }: Core, { name, signUp }: ServerSettings) {
  return { name, sign_up: signUp, public_url: config.PUBLIC_URL ?? null, mail_from: mailer.from };
}
