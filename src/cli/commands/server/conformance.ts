import { choice, local, needed, operand, text, type LocalCommand } from "../../command.ts";
import { DIALECTS } from "../../conformance/case.ts";
import { printConformance } from "../../conformance/report.ts";

/** Asks another server by its URL, and so needs none of its own. */
export const CONFORMANCE_COMMAND: LocalCommand = local({
  name: "conformance",
  about: "check what clients depend on against any server of the family; fails if something is broken",
  operands: [{ name: "url", about: "the server's address, such as https://api.example.com" }],
  options: [
    {
      flags: "--key <key>",
      about: "an API key of that server; - reads it from standard input",
      required: true,
      isSecret: true,
    },
    { flags: "--username <name>", about: "the account's user name, if the server asks for it", default: "" },
    { flags: "--dialect <dialect>", about: "the API that is checked", choices: DIALECTS, default: "dhru" },
    {
      flags: "--place <service>",
      about: "place an order of this service, and repeat it; without it nothing is changed",
    },
    { flags: "--imei <identifier>", about: "the order's identifier; if unset, an IMEI of the test range" },
  ],
  runHere: async (input, report) => {
    const { runConformance } = await import("../../conformance/run.ts");
    return runConformance(
      {
        url: operand(input, 0),
        key: needed(input, "key"),
        username: text(input, "username") ?? "",
        dialect: choice(input, "dialect", DIALECTS),
        service: text(input, "place"),
        imei: text(input, "imei"),
      },
      report,
    );
  },
  print: printConformance,
  failed: ({ broken }) => broken > 0,
});
