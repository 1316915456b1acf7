import { afterEach, describe, expect, it, vi } from "vitest";
import { languageName, languages, loadMessages, preferredLanguage } from "./bundle";

describe("the reader's language", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is the chosen one, else the first of the browser's that there are words in, else English", () => {
    vi.stubGlobal("navigator", { languages: ["pt-BR", "FR-ca", "de"] });
    expect(preferredLanguage("de")).toBe("de");
    expect(preferredLanguage("")).toBe("fr");
    expect(preferredLanguage("xx")).toBe("fr");
    vi.stubGlobal("navigator", { languages: ["pt-BR"] });
    expect(preferredLanguage("")).toBe("en");
  });

  it("is called by its own name", () => {
    expect(languages.map(languageName).sort()).toEqual(["Deutsch", "English", "Français"]);
  });
});

describe("the messages of a language", () => {
  const cards = async (language: string, count: number): Promise<string> =>
    (await loadMessages(language)).format("web-table-in-hand", { count });

  it("count as its people do", async () => {
    expect(await cards("en", 0)).toBe("0 cards in hand");
    expect(await cards("fr", 0)).toBe("0 carte en main");
    expect(await cards("fr", 2)).toBe("2 cartes en main");
    expect(await cards("en", 1234)).toContain("1,234");
    expect(await cards("de", 1234)).toContain("1.234");
    expect(await cards("fr", 1234)).toContain("1\u202f234");
  });

  it("name the cards as printed for those who want that, also within other messages", async () => {
    const messages = await loadMessages("de", true);
    expect(messages.format("card-switch")).toBe("Switch");
    expect(messages.format("card-book_fire_earth", { magics: "Feuer/Erde" })).toBe("Spell Book (Feuer/Erde)");
    await messages.add("learning");
    expect(messages.format("learn-learn-take")).toContain("Switch");
  });

  it("bring the rules only when they are wanted", async () => {
    const messages = await loadMessages("fr");
    expect(messages.has("clause-T4")).toBe(false);
    await Promise.all([messages.add("rules"), messages.add("rules")]);
    expect(messages.parts).toEqual(["rules"]);
    expect(messages.format("clause-T4.title")).toBe("Se téléporter");
  });
});
