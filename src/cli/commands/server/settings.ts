import { SIGN_UP_MODES } from "../../../core/people/settings/server-settings.ts";
import type { One } from "../../api/api.ts";
import { command, text, type Command } from "../../command.ts";

interface Settings {
  name: string;
  sign_up: string;
}

export const SETTINGS_COMMANDS: readonly Command[] = [
  command({
    name: "settings show",
    about: "show what is changed while the server runs; the other settings are of the environment",
    route: "GET /settings",
    show,
    print: describe,
  }),
  command({
    name: "settings set",
    about: "change the server's name and the sign-up mode",
    options: [
      { flags: "--name <name>", about: "name of this server on pages and in emails" },
      {
        flags: "--sign-up <mode>",
        about: "whether new accounts work at once, wait for approval or are not accepted",
        choices: SIGN_UP_MODES,
      },
    ],
    route: "PATCH /settings",
    body: (input) => ({ name: text(input, "name"), sign_up: text(input, "signUp") }),
    show,
    print: describe,
  }),
];

function show({ data: { name, sign_up } }: One<Settings>): Settings {
  return { name, sign_up };
}

function describe({ name, sign_up }: Settings): string {
  return `Name: ${name}\nSign-up: ${sign_up}`;
}
