import {
  changeServerSettings,
  readServerSettings,
  SIGN_UP_MODES,
  type ServerSettings,
} from "../core/people/settings/server-settings.ts";
import { choice, command, text, type Command } from "./command.ts";

export const SETTINGS_COMMANDS: readonly Command[] = [
  command({
    name: "settings show",
    about: "show what is changed while the server runs; the other settings are of the environment",
    run: async (core) => show(await readServerSettings(core)),
    print: describe,
  }),
  command({
    name: "settings set",
    about: "change what pages and mails call this server, and who may make an account",
    options: [
      { flags: "--name <name>", about: "what pages and mails call this server" },
      {
        flags: "--sign-up <mode>",
        about: "whether accounts of strangers work at once, wait for approval or are not taken",
        choices: SIGN_UP_MODES,
      },
    ],
    run: async (core, input) => {
      const name = text(input, "name");
      const signUp = choice(input, "signUp", SIGN_UP_MODES);
      const change = { ...(name !== undefined && { name }), ...(signUp !== undefined && { signUp }) };
      return show(await changeServerSettings(core, change));
    },
    print: describe,
  }),
];

function show({ name, signUp }: ServerSettings) {
  return { name, sign_up: signUp };
}

function describe({ name, sign_up }: ReturnType<typeof show>): string {
  return `Name: ${name}\nSign-up: ${sign_up}`;
}
