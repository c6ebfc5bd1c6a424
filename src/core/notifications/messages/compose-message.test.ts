import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { renderHtml, renderText } from "../../../mail/render.ts";
import { TOPIC_NAMES } from "../topics.ts";
import { composeMessage } from "./compose-message.ts";
import type { NotificationSample } from "../../../database/json-types.ts";

const HOSTILE = `<img src=x onerror=alert(1)> & "quotes"`;
const USD = {
  amount: "12500000",
  balance: "4000000",
  threshold: "5000000",
  currency: "USD",
};
/** Every fact that any message shows. */
const FACTS: NotificationSample = {
  ...USD,
  order: 31,
  service: HOSTILE,
  identifier: "353456789012348",
  reason: HOSTILE,
  label: HOSTILE,
  prefix: "im_live_",
  lastFour: "a1b2",
  test: false,
  url: "https://example.com/?a=1&b=<2>",
  by: "gone",
  at: "22 Nov 2026, 15:41 UTC",
  ip: "203.0.113.7",
  browser: "Firefox on Windows",
  supplier: HOSTILE,
  name: HOSTILE,
  email: "new@example.com",
  pending: true,
  reseller: HOSTILE,
  free: 3,
  before: "1000000",
  after: "1200000",
  title: HOSTILE,
  text: `${HOSTILE}\n\n${HOSTILE}`,
  trouble: "orders_due",
  value: 7,
};
const SHOP = { name: "Fast & Unlocked", accentLight: "#123456", supportContact: null };

describe("the message of every topic", () => {
  for (const topic of TOPIC_NAMES) {
    it(`says of one thing and of many what is known: ${topic}`, () => {
      for (const gathered of [
        { things: 1, samples: [FACTS] },
        { things: 23, samples: Array.from({ length: 10 }, () => FACTS) },
      ]) {
        const { subject, paragraphs, link } = composeMessage(topic, gathered);
        const text = [subject, ...paragraphs].join("\n");
        assert.ok(subject.length > 0 && paragraphs.every((paragraph) => paragraph.length > 0));
        assert.doesNotMatch(text, /undefined|null|NaN|\[object/);
        assert.match(link!.path, /^\//);
      }
    });

    it(`is escaped in HTML: ${topic}`, () => {
      const { subject, paragraphs, link } = composeMessage(topic, { things: 1, samples: [FACTS] });
      const mail = {
        to: "a@example.com",
        subject,
        paragraphs,
        link: { label: link!.label, url: "https://example.com/" },
      };
      const html = renderHtml(mail, SHOP);
      assert.doesNotMatch(html, /<img|<2>/);
      assert.match(html, /Fast &amp; Unlocked/);
      assert.match(html, /#123456/);
      assert.match(renderText(mail, SHOP), /Fast & Unlocked\n$/);
    });
  }
});

describe("an email with small print", () => {
  it("links it in both forms", () => {
    const mail = {
      to: "a@example.com",
      subject: "S",
      paragraphs: ["P"],
      note: { label: "Choose", url: "https://e.com/?a&b" },
    };
    assert.match(renderText(mail, SHOP), /P\n\nChoose:\nhttps:\/\/e\.com\/\?a&b\n/);
    assert.match(renderHtml(mail, SHOP), /<a href="https:\/\/e\.com\/\?a&amp;b"[^>]*>Choose<\/a>/);
  });
});
