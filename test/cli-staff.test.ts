import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { openCli, temporaryFolder, type Cli } from "./cli-process.ts";
import { freshDatabase, hasPostgres } from "./support/postgres/postgres.ts";

describe("staff on the command line", () => {
  const folder = temporaryFolder();
  let cli: Cli;
  let drop = async (): Promise<void> => {};

  before(async () => {
    const settings = { DATA_DIR: join(folder.path, "data"), PUBLIC_URL: "https://shop.example" };
    if (!hasPostgres()) {
      cli = openCli(settings);
      return;
    }
    const fresh = await freshDatabase();
    drop = fresh.drop;
    cli = openCli({ ...settings, DATABASE_URL: fresh.url });
  });
  after(async () => {
    await drop();
    folder.remove();
  });

  it("get access with a password or by a link, change, and are removed, except the last owner", async () => {
    const first = ["--email", "olga@example.com", "--name", "Olga", "--password", "a password of hers"];
    const { id, role } = await cli.json("operator", "create", ...first);
    assert.equal(role, "owner");
    assert.equal((await cli.failure("operator", "create", ...first)).code, "conflict");
    const second = ["--email", "ivan@example.com", "--name", "Ivan", "--role", "agent"];
    const invited = await cli.json("operator", "create", ...second);
    assert.match(invited.invitation.url, /^https:\/\/shop\.example\/invitation#[\w-]{43}$/);

    assert.equal((await cli.failure("operator", "change", String(id), "--role", "agent")).code, "conflict");
    assert.equal((await cli.failure("operator", "remove", "olga@example.com")).code, "conflict");
    assert.equal((await cli.failure("operator", "remove", "nobody@example.com")).code, "not_found");
    const changed = await cli.json("operator", "change", "IVAN@example.com", "--role", "manager", "--name", "Iwan");
    assert.deepEqual([changed.name, changed.role], ["Iwan", "manager"]);
    await cli.json("operator", "remove", String(invited.id));

    const { staff } = await cli.json("operator", "list");
    assert.deepEqual(
      staff.map((member: Record<string, unknown>) => [member["name"], member["role"], member["can_sign_in"]]),
      [
        ["Olga", "owner", true],
        ["Iwan", "manager", false],
      ],
    );
    const { stdout } = await cli.run(["operator", "list"]);
    assert.match(stdout, /Iwan\s+ivan@example\.com\s+removed\s+off\s+never/);
  });
});
