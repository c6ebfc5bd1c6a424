import fc from "fast-check";

export const BOUNDARY = "x";
/** Repeated to make a body; each is expensive for some parser. A `#` becomes another number each time. */
const PIECES = [
  "a&",
  "a=1&",
  "#&",
  "f#=1&",
  "a[]=1&",
  "a[#]=1&",
  "a[#][b]=1&",
  '"#":1,',
  '"#":{"#":[1]},',
  "<f#>1</f#>",
  "#,",
  "a[b][c][d][e][f]=1&",
  "orders[0][imei]=1&",
  "[",
  '{"a":',
  "[[],",
  '{"__proto__":{"a":1}},',
  "1,",
  "9",
  "<a>",
  "<a/>",
  "</a>",
  "<PARAMETERS><ID>1</ID></PARAMETERS>",
  "&lt;a&gt;",
  "&#0;",
  "<![CDATA[",
  "<!ENTITY a 'b'>",
  "\r\n--x",
  "--x\r\n\r\n\r\n",
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n',
  '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nb\r\n',
  "Content-Type: a\r\n",
  "\0",
  "\u{FFFF}",
  "%",
  "%41",
  "+",
  " ",
  "\\u0000",
  '"',
  ",",
  "AAAA",
];
const WRAPS: readonly ((inner: string) => string)[] = [
  (inner) => `action=placeimeiorder&ID=1&IMEI=490154203237518&parameters=${encodeURIComponent(inner)}`,
  (inner) => `action=placeimeiorder&ID=1&CUSTOMFIELD=${encodeURIComponent(inner)}`,
  (inner) => `action=getimeiorderbulk&ID=${inner}`,
  (inner) => JSON.stringify({ action: "placeimeiorderbulk", parameters: inner }),
  (inner) => JSON.stringify({ email: inner, password: inner, otp: inner }),
  (inner) => JSON.stringify({ service_id: 1, imei: "490154203237518", metadata: { a: inner }, inputs: { a: inner } }),
  (inner) => `{"orders":[${inner}]}`,
  (inner) => `{"a":${inner}}`,
  (inner) => `--x\r\nContent-Disposition: form-data; name="parameters"\r\n\r\n${inner}\r\n--x--\r\n`,
  (inner) => `--x\r\nContent-Disposition: form-data; name="${inner}"\r\n\r\n1\r\n--x--\r\n`,
];
const FIELDS = [
  "name",
  "email",
  "password",
  "note",
  "reason",
  "amount",
  "price",
  "margin",
  "rate",
  "currency",
  "service_id",
  "supplier_id",
  "reseller_id",
  "price_group_id",
  "imei",
  "inputs",
  "orders",
  "prices",
  "order_ids",
  "services",
  "service_ids",
  "result",
  "text",
  "codes",
  "replies",
  "url",
  "events",
  "kind",
  "type",
  "settings",
  "position",
  "after_id",
  "from",
  "__proto__",
];
const FIELD_VALUES = [
  null,
  "",
  0,
  -1,
  1,
  1e21,
  "1",
  "0.000001",
  "99999999999999999999",
  "1e5",
  "\u0000",
  "\ud800",
  [1],
  [[]],
  ["\u0000"],
  { a: 1 },
  "imei",
  "EUR",
  "a@example.com",
  "http://localhost",
  "2026-02-31",
];
/** Mostly small; the largest are above the limit. */
const sizes = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 2_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 2_000, max: 70_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 70_000, max: 1_300_000 }) },
);
/** Bodies of any type, most of them expensive for some parser. */
export const bodies = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .record({
        pieces: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 }),
        size: sizes,
        layers: fc.nat(3),
        wrap: fc.oneof(
          fc.constant((inner: string) => inner),
          fc.constantFrom(...WRAPS),
        ),
      })
      .map(({ pieces, size, layers, wrap }) => {
        const unit = pieces.join("");
        let inner = Array.from({ length: Math.ceil(size / unit.length) }, (_, n) =>
          unit.replaceAll("#", String(n)),
        ).join("");
        for (let layer = 1; layer < layers; layer++) inner = Buffer.from(inner).toString("base64");
        return Buffer.from(wrap(inner));
      }),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)) },
);
/** Objects of fields that the server knows, with values that it may not expect. */
export const filledForms = fc
  .dictionary(
    fc.constantFrom(...FIELDS),
    fc.oneof(
      fc.constantFrom(...FIELD_VALUES),
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.double(),
      fc.jsonValue({ maxDepth: 3 }),
    ),
    { maxKeys: 6 },
  )
  .map((fields) => Buffer.from(JSON.stringify(fields)));
