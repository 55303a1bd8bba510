//! The first page of each kind of address: `index.html`, with links to the scripts, styles and texts that this
//! address needs. They come all at once then, not each after the one that asks for it.
//!
//! What is needed is found when the page is built (`web/build/first-load.ts`) and comes with it as
//! `first-load.json`. The language is a guess, which costs a few kilobytes where it is wrong.

use axum::body::Bytes;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::{HeaderMap, HeaderName};
use enigma_puzzles::Category;
use enigma_table::fairness::hex;
use sha2::{Digest, Sha256};
use std::collections::HashMap;

/// The cookie in which the page notes a language that was chosen (`web/src/i18n/i18n.svelte.ts`).
const LANGUAGE_COOKIE: &str = "enigma-language";
/// The cookie in which it notes a theme other than the system's (`web/src/browser/settings.svelte.ts`).
const THEME_COOKIE: &str = "enigma-theme";
const THEMES: [&str; 2] = ["light", "dark"];
const LANGUAGES: [&str; 4] = ["en", "de", "fr", "cs"];

/// By kind of address and language, the files to link.
type Needs = HashMap<String, HashMap<String, Vec<String>>>;

/// What the page shows at an address, named as in `web/build/first-load.ts`; nothing where it has nothing to
/// show. Its own router (`web/src/browser/router.svelte.ts`) knows the same addresses; the tests of both read
/// `web/src/browser/addresses.json`.
pub fn kind_of(path: &str) -> Option<&'static str> {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let puzzle = |name: &str| name.parse::<Category>().is_ok();
    let day = |text: &str| text.len() <= 6 && text.bytes().all(|byte| byte.is_ascii_digit());
    match parts[..] {
        [] => Some("home"),
        ["learn"] => Some("learn"),
        ["learn", "cipher"] => Some("learn/cipher"),
        ["about"] => Some("about"),
        ["me"] => Some("me"),
        ["rules", "circuit" | "cipher"] => Some("rules"),
        ["t", code] => is_code(code).then_some("table"),
        ["g"] => Some("game"),
        ["g", id] => is_id(id).then_some("game"),
        ["practice"] => Some("practice"),
        ["practice", "word"] => Some("practice/word"),
        ["practice", name] => puzzle(name).then_some("practice"),
        ["daily"] => Some("daily"),
        ["daily", "word"] => Some("daily/word"),
        ["daily", name] if puzzle(name) => Some("daily/puzzle"),
        ["daily", number] => day(number).then_some("daily"),
        ["daily", number, "word"] => day(number).then_some("daily/word"),
        ["daily", number, name] => (day(number) && puzzle(name)).then_some("daily/puzzle"),
        _ => None,
    }
}

fn is_code(code: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (4..=16).contains(&code.len()) && code.bytes().all(fits)
}

fn is_id(id: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    id.len() <= 40 && id.bytes().all(fits)
}

/// The language somebody most likely reads: chosen earlier, else the first wish of the browser that we speak.
pub fn language(headers: &HeaderMap) -> &'static str {
    let wishes = texts(headers, ACCEPT_LANGUAGE).flat_map(|wishes| wishes.split(','));
    let known = |wish: &str| {
        let wish = wish.trim().get(..2)?.to_ascii_lowercase();
        LANGUAGES.into_iter().find(|language| *language == wish)
    };
    let chosen = cookies(headers, LANGUAGE_COOKIE);
    chosen.chain(wishes).find_map(known).unwrap_or(LANGUAGES[0])
}

/// The theme somebody has chosen; nothing where the page follows the system.
pub fn theme(headers: &HeaderMap) -> Option<&'static str> {
    let known = |chosen: &str| THEMES.into_iter().find(|theme| *theme == chosen);
    cookies(headers, THEME_COOKIE).find_map(known)
}

fn cookies<'a>(headers: &'a HeaderMap, wanted: &str) -> impl Iterator<Item = &'a str> {
    texts(headers, COOKIE)
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .filter_map(move |(name, value)| (name == wanted).then_some(value))
}

fn texts(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let values = headers.get_all(name).into_iter();
    values.filter_map(|value| value.to_str().ok())
}

/// What a page says of itself to messengers that show a link to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// What it is about.
    pub title: String,
    /// Where it is.
    pub address: String,
    /// Where a picture of it is, 1200 by 630.
    pub picture: String,
}

/// What every page says, in `index.html`.
const OWN_TITLE: &str = "<meta property=\"og:title\" content=\"Enigma\"";

/// A page that is ready to be sent.
#[derive(Debug, Clone)]
pub struct FirstPage {
    /// The page.
    pub html: Bytes,
    /// Its entity tag.
    pub tag: String,
}

impl FirstPage {
    fn new(html: String) -> Self {
        let tag = format!("\"{}\"", hex(&Sha256::digest(&html)[..12]));
        let html = Bytes::from(html);
        Self { html, tag }
    }

    /// The same in a theme that somebody has chosen, so that nothing is seen in the other one before scripts run.
    pub fn in_theme(&self, theme: Option<&str>) -> Self {
        let Some(theme) = theme else {
            return self.clone();
        };
        let html = String::from_utf8_lossy(&self.html);
        let themed = html.replacen("<html ", &format!("<html data-theme=\"{theme}\" "), 1);
        Self::new(themed)
    }

    /// The same, about something of its own.
    pub fn telling(&self, told: Option<&Told>) -> Self {
        let Some(told) = told else {
            return self.clone();
        };
        let meta = |name: &str, content: &str| {
            format!(
                "<meta property=\"{name}\" content=\"{}\" />\n",
                quoted(content)
            )
        };
        let html = String::from_utf8_lossy(&self.html);
        let title = format!(
            "<meta property=\"og:title\" content=\"{}\"",
            quoted(&told.title)
        );
        let more = [
            meta("og:url", &told.address),
            meta("og:image", &told.picture),
            meta("og:image:width", "1200"),
            meta("og:image:height", "630"),
            "<meta name=\"twitter:card\" content=\"summary_large_image\" />\n".to_owned(),
        ];
        let html = html.replacen(OWN_TITLE, &title, 1);
        let head = format!("{}</head>", more.concat());
        Self::new(html.replacen("</head>", &head, 1))
    }
}

/// A text as it stands in an attribute.
fn quoted(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// All first pages.
pub struct FirstPages {
    plain: FirstPage,
    linked: HashMap<String, HashMap<String, FirstPage>>,
}

impl FirstPages {
    /// Makes them of `index.html` and `first-load.json`.
    ///
    /// # Errors
    /// If the latter cannot be read.
    pub fn new(index: &str, needs: &[u8]) -> Result<Self, serde_json::Error> {
        let needs: Needs = serde_json::from_slice(needs)?;
        let with = |files: Vec<String>| {
            let links: String = files.iter().map(|file| link(file)).collect();
            FirstPage::new(index.replacen("</head>", &format!("{links}</head>"), 1))
        };
        let by_language = |languages: HashMap<String, Vec<String>>| {
            let pages = languages.into_iter();
            pages
                .map(|(language, files)| (language, with(files)))
                .collect()
        };
        Ok(Self {
            plain: FirstPage::new(index.to_owned()),
            linked: needs
                .into_iter()
                .map(|(kind, languages)| (kind, by_language(languages)))
                .collect(),
        })
    }

    /// The one for a kind of address and a language; without links where there is nothing to show.
    pub fn get(&self, kind: Option<&str>, language: &str) -> &FirstPage {
        kind.and_then(|kind| self.linked.get(kind)?.get(language))
            .unwrap_or(&self.plain)
    }
}

/// Fetches a file early. Styles are put to use at once: the page waits for them anyway. Scripts let them go first, so
/// that the mark of the start is seen while they are on their way.
fn link(file: &str) -> String {
    let relation = if file.ends_with(".css") {
        "rel=\"stylesheet\""
    } else {
        "rel=\"modulepreload\" fetchpriority=\"low\""
    };
    format!("<link {relation} crossorigin href=\"/{file}\">\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        let pairs = pairs.iter().cloned();
        pairs
            .map(|(name, value)| (name, HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn the_server_knows_the_addresses_of_the_page() {
        let addresses = include_str!("../../../../web/src/browser/addresses.json");
        let addresses: serde_json::Value = serde_json::from_str(addresses).unwrap();
        for (list, expected) in [("pages", true), ("nothing", false)] {
            for path in addresses[list].as_array().unwrap() {
                let kind = kind_of(path.as_str().unwrap());
                assert_eq!(kind.is_some(), expected, "{path}");
            }
        }
    }

    #[test]
    fn a_chosen_language_goes_before_the_wishes_of_the_browser() {
        let wishes = (ACCEPT_LANGUAGE, "pl,fr-CA;q=0.9,en;q=0.8");
        assert_eq!(language(&headers(&[])), "en");
        assert_eq!(language(&headers(&[(ACCEPT_LANGUAGE, "x, *;q=0.5")])), "en");
        assert_eq!(language(&headers(std::slice::from_ref(&wishes))), "fr");
        let chosen = (COOKIE, "enigma=secret; enigma-language=cs");
        assert_eq!(language(&headers(&[wishes.clone(), chosen])), "cs");
        let strange = (COOKIE, "enigma-language=xx");
        assert_eq!(language(&headers(&[wishes, strange])), "fr");
    }

    #[test]
    fn a_chosen_theme_is_on_the_page_that_is_sent_and_no_other_is() {
        let chosen = |cookie| theme(&headers(&[(COOKIE, cookie)]));
        assert_eq!(theme(&headers(&[])), None);
        assert_eq!(
            chosen("enigma-language=cs; enigma-theme=light"),
            Some("light")
        );
        assert_eq!(chosen("enigma-theme=dark"), Some("dark"));
        assert_eq!(chosen("enigma-theme=\"><script>"), None);
        let plain = FirstPage::new("<html lang=\"en\"></html>".to_owned());
        let light = plain.in_theme(Some("light"));
        assert_eq!(light.html, "<html data-theme=\"light\" lang=\"en\"></html>");
        assert_ne!(light.tag, plain.tag);
        assert_eq!(plain.in_theme(None).html, plain.html);
    }

    #[test]
    fn what_messengers_are_told_stands_in_quotes() {
        let index = include_str!("../../../../web/index.html");
        assert!(index.contains(OWN_TITLE));
        let plain = FirstPage::new(index.to_owned());
        let told = Told {
            title: "Circuit: \"<b>\" & Tom 9".to_owned(),
            address: "https://a/g/1".to_owned(),
            picture: "https://a/g/1/preview.png".to_owned(),
        };
        let page = plain.telling(Some(&told));
        let html = str::from_utf8(&page.html).unwrap();
        let title =
            "<meta property=\"og:title\" content=\"Circuit: &quot;&lt;b&gt;&quot; &amp; Tom 9\" />";
        assert!(html.contains(title), "{html}");
        assert!(
            html.contains("<meta property=\"og:image\" content=\"https://a/g/1/preview.png\" />")
        );
        assert_eq!(html.matches("og:title").count(), 1);
        assert_ne!(page.tag, plain.tag);
        assert_eq!(plain.telling(None).tag, plain.tag);
    }

    #[test]
    fn a_page_links_what_its_kind_of_address_needs_and_nothing_else() {
        let index = "<html><head><title>Enigma</title></head></html>";
        let needs = br#"{"learn": {"en": ["assets/a.js", "assets/a.css"], "de": ["assets/b.js"]}}"#;
        let pages = FirstPages::new(index, needs).unwrap();
        let text = |kind, language| {
            let page = pages.get(kind, language);
            String::from_utf8(page.html.to_vec()).unwrap()
        };
        assert_eq!(
            text(Some("learn"), "en"),
            "<html><head><title>Enigma</title>\
             <link rel=\"modulepreload\" fetchpriority=\"low\" crossorigin href=\"/assets/a.js\">\n\
             <link rel=\"stylesheet\" crossorigin href=\"/assets/a.css\">\n</head></html>"
        );
        assert!(text(Some("learn"), "de").contains("/assets/b.js"));
        assert_eq!(text(Some("learn"), "xx"), index);
        assert_eq!(text(None, "en"), index);
        let tag = |kind| &pages.get(kind, "en").tag;
        assert_ne!(tag(Some("learn")), tag(None));
    }
}
