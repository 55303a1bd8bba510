//! Outlines, some of them symmetric.

use super::{Deal, Quota};
use crate::fragment::symmetric_outlines;
use crate::symmetry::Symmetry;
use crate::{Edition, Fragment, Grade, Kind};
use enigma_game::Chance;

const SYMMETRIC: u32 = 1;
const CONVEX: u32 = 2;
const FEW_SOLUTIONS: u32 = 4;

impl Deal for Fragment {
    const QUOTAS: &'static [Quota] = &[
        Quota::at_least(6, "symmetric", SYMMETRIC, 0),
        Quota::at_most(1, "convex", CONVEX, 1),
        Quota::at_least(8, "one or two solutions", FEW_SOLUTIONS, 2),
    ];

    fn features(&self) -> u32 {
        let mut features = 0;
        if self.is_symmetric() {
            features |= SYMMETRIC;
        }
        if self.is_convex() {
            features |= CONVEX;
        }
        if self.count() <= 2 {
            features |= FEW_SOLUTIONS;
        }
        features
    }

    fn candidate(_: Edition, grade: Grade, wanted: u32, chance: &mut Chance) -> Self {
        if wanted & SYMMETRIC != 0
            && let Some(puzzle) = symmetric(grade, chance)
        {
            return puzzle;
        }
        Self::generate(grade, chance)
    }
}

/// A symmetric outline of the shipped list, turned by chance.
fn symmetric(grade: Grade, chance: &mut Chance) -> Option<Fragment> {
    let outlines = symmetric_outlines();
    let start = outlines.partition_point(|outline| outline.grade < grade);
    let end = outlines.partition_point(|outline| outline.grade <= grade);
    let outline = chance.pick(&outlines[start..end])?;
    let symmetry = Symmetry::ALL[chance.index(Symmetry::COUNT)];
    Some(outline.puzzle.turned(symmetry))
}
