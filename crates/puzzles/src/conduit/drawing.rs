//! Regions in characters and in SVG.

use super::{Conduit, ConduitSolution};
use crate::draw::{Draw, Svg, Text};
impl Draw for Conduit {
    fn draw_text(&self, _laid: Option<&ConduitSolution>) -> Text {
        Text::new()
    }
    fn draw_svg(&self, _laid: Option<&ConduitSolution>) -> Svg {
        Svg::default()
    }
}
