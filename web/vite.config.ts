/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The messages that src/words/bundle.ts loads first come in one file for each language. */
function wordsOf(file: string): string | null {
  const found = file.match(
    /\/text\/([a-z]{2})\/(common|creatures|skills|cards|fate|modules|house|events|options|refusals|scores|web)\.ftl/,
  );
  return found ? `words-${found[1]}` : null;
}

/** The client of a server leaves out what only the page without one needs: Vite would build its workers all the same. */
const withoutPage: Plugin = {
  name: "without-page",
  enforce: "pre",
  load: (id) => (id.endsWith("/net/page/transport.ts") ? "export const PageTransport = null;" : null),
};

// The client is built into the Python package, which serves it; `npm run dev` passes calls on to a running server.
export default defineConfig(({ mode }) => ({
  plugins: mode === "production" ? [svelte(), withoutPage] : [svelte()],
  // The page without a server may lie below any address.
  base: mode === "page" ? "./" : "/",
  worker: { format: "es" },
  build: {
    outDir: mode === "page" ? "../dist/page" : "../src/orcs/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Of what is packed into the page; tools/build_page.py puts it beside those of Python's packages.
    license: mode === "page",
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsOf }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"], environment: "node" },
}));
