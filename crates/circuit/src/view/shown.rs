//! Views and how they are made, in one place.

/// Makes the type of a view out of how each part of it is made of a game, so that a part that is added is shown, and
/// told whenever it changes, without anybody remembering to. What stands after `if` says which steps can have changed
/// the part, for those that are dear to make; without it every step is looked at. The part that is a viewer's
/// `own` stands apart.
macro_rules! shown {
    (
        $(#[$about:meta])*
        pub struct $View:ident<P> of ($($of:ident: $Of:ty),*) in ($within:literal; $reach:ident) {
            $( $(#[$note:meta])* $part:ident: $Type:ty = $made:expr $(, if $changed:expr)?; )*
        }
    ) => {
        shown! { @type $(#[$about])* $View { $( $(#[$note])* $part: $Type, )* } }

        impl<P: Puzzle> $View<P> {
            fn made($($of: $Of),*) -> Self {
                Self { $($part: $made,)* }
            }

            /// Shows part by part what may have changed.
            fn show($($of: $Of,)* $reach: Reach, to: &mut impl Parts) {
                $( if shown!(@any $($changed)?) {
                    let part: $Type = $made;
                    to.part(concat!($within, stringify!($part)), &part);
                } )*
            }
        }
    };
    (
        $(#[$about:meta])*
        pub struct $View:ident<P> of ($game:ident: $Game:ty, $viewer:ident: $Viewer:ty) in ($within:literal; $reach:ident) {
            $( $(#[$note:meta])* $part:ident: $Type:ty = $made:expr $(, if $changed:expr)?; )*
        } own {
            $(#[$own_note:meta])* $own:ident: $Own:ty = $owned:expr;
        }
    ) => {
        shown! { @type $(#[$about])* $View { $( $(#[$note])* $part: $Type, )* $(#[$own_note])* $own: $Own, } }

        impl<P: Puzzle> $View<P> {
            pub(crate) fn made($game: $Game, $viewer: $Viewer) -> Self {
                Self { $($part: $made,)* $own: $owned }
            }

            /// Shows part by part what may have changed of what is the same for everybody.
            pub(crate) fn show($game: $Game, $reach: Reach, to: &mut impl Parts) {
                $( if shown!(@any $($changed)?) {
                    let part: $Type = $made;
                    to.part(concat!($within, stringify!($part)), &part);
                } )*
            }
        }
    };
    (@type $(#[$about:meta])* $View:ident { $( $(#[$note:meta])* $part:ident: $Type:ty, )* }) => {
        $(#[$about])*
        pub struct $View<P: Puzzle> { $( $(#[$note])* pub $part: $Type, )* }
    };
    (@any) => { true };
    (@any $changed:expr) => { $changed };
}
