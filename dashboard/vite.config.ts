import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressed } from "./compress.ts";

const SERVER = process.env["IMEISTER_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), compressed()],
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, reportCompressedSize: false, assetsInlineLimit: 0 },
  // While the dashboard is worked on, Vite serves it and hands the API's calls to a running server.
  server: { proxy: { "/api": SERVER, "/docs": SERVER } },
});
