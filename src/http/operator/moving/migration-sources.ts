import { Type } from "typebox";
import { invalidField } from "../../../core/kernel/errors.ts";
import { startReading } from "../../../core/moving/reading/read-source.ts";
import { addPart, MOST_PARTS, PART_BYTES } from "../../../core/moving/reading/uploads.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, GivenText } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readId } from "../read.ts";
import { Migration, presentMigration } from "./migration.ts";

const TAGS = ["Operator: moving in"];
const MAX_URL_LENGTH = 2_000;
const MAX_FILE_LENGTH = 100;
const config = { permission: "move_in" } as const;

const PartParams = Type.Object({
  id: Type.String(),
  file: Type.String({ maxLength: MAX_FILE_LENGTH, description: "Such as `panel.zip` or `resellers.csv`" }),
  part: Type.String({ pattern: "^\\d{1,3}$", description: `From 0 to ${MOST_PARTS - 1}` }),
});

/** Sources that the server reads itself: files that were uploaded, or a panel's database. */
export function registerMigrationSources(scope: RouteScope, context: HttpContext): void {
  // Parts of files are bytes; everything else here is JSON.
  void scope.register(async (files: RouteScope) => {
    files.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    registerUpload(files, context);
  });
  registerReading(scope, context);
}

function registerUpload(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Upload a part of a zip file or of a file of a bundle; the same part may be sent again",
    description: `All parts of a file but its last have ${PART_BYTES} bytes.`,
    params: PartParams,
    body: { content: { "application/octet-stream": { schema: Type.Unsafe<Buffer>({ description: "The bytes" }) } } },
    response: { 200: one(Type.Object({ received: Type.Integer({ description: "Bytes" }) })), ...refusals },
  };
  const upload = { schema, config: { ...config, onlyReads: true }, bodyLimit: PART_BYTES };
  scope.put("/migrations/:id/files/:file/:part", upload, async (request) => {
    const { id, file, part } = request.params;
    if (!Buffer.isBuffer(request.body)) throw invalidField("part", "Send the bytes as application/octet-stream.");
    await addPart(core, readId(id, "migration"), { file, part: Number(part), bytes: request.body });
    return { data: { received: request.body.length } };
  });
}

function registerReading(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Read the uploaded files or a panel's database, then plan the run; nothing is imported",
    params: Type.Object({ id: Type.String() }),
    body: Body({
      url: Type.Optional(
        GivenText(MAX_URL_LENGTH, "mysql://user:password@host:3306/database of a panel. It is stored nowhere"),
      ),
      since: Type.Optional(
        Type.String({
          format: "date",
          description: "Closed orders and transactions from before this date are left out",
        }),
      ),
    }),
    response: { 202: one(Migration), ...refusals },
  };
  const options = { schema, config: { ...config, secret: ["url"] } };
  scope.post("/migrations/:id/read", options, async (request, reply) => {
    const { url, since } = request.body;
    const input = { url, since: since === undefined ? undefined : new Date(`${since}T00:00:00Z`) };
    const run = await startReading(core, readId(request.params.id, "migration"), input);
    reply.code(202);
    return { data: presentMigration(run) };
  });
}
